import type { ContractDetailView } from '@guildhall/contract'
import { reviewReleaseMinimumCents, toCents } from '@guildhall/contract'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/link-button.tsx'

/** On the page of a contract that has ended: the way to its reviews, unless it cannot have any. */
export function ContractReviewsLink({ contract: { _id, endedAt, money } }: { contract: ContractDetailView }) {
  if (!endedAt || toCents(money.released) < reviewReleaseMinimumCents) return null
  return <LinkButton to={paths.reviewContract(_id)}>Reviews</LinkButton>
}
