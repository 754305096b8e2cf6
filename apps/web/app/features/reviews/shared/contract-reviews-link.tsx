import type { ContractDetailView } from '@guildhall/contract'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/link-button.tsx'

/** Renders nothing until the contract has ended, or if nothing was released. */
export function ContractReviewsLink({ contract: { _id, endedAt, money } }: { contract: ContractDetailView }) {
  if (!endedAt || money.released === 0) return null
  return <LinkButton to={paths.reviewContract(_id)}>Reviews</LinkButton>
}
