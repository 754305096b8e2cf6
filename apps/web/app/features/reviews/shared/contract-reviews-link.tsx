import type { ContractDetailView } from '@guildhall/contract'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/link-button.tsx'

/** On the page of a contract that has ended: the way to its reviews. There are none if nothing was released. */
export function ContractReviewsLink({ contract: { _id, endedAt, money } }: { contract: ContractDetailView }) {
  if (!endedAt || money.released === 0) return null
  return <LinkButton to={paths.reviewContract(_id)}>Reviews</LinkButton>
}
