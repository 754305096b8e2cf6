import type { ProposalView } from '@guildhall/contract'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useFee } from '../payments/shared/fees.ts'
import { termsText } from './terms.ts'

export function AcceptDialog({
  proposal,
  budget,
  pending,
  onClose,
  onConfirm,
}: {
  proposal: ProposalView | undefined
  budget: number
  pending: boolean
  onClose: () => void
  onConfirm: (proposal: ProposalView) => void
}) {
  const fee = useFee(proposal?.bidAmount)
  if (!proposal) return null
  const { name } = proposal.freelancerId
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={`Accept ${name}’s proposal?`}
      description={
        <>
          You agree to {termsText(proposal, budget)}.{' '}
          {proposal.counters.some(({ status }) => status === 'open')
            ? 'The open counter-offer then has no effect. '
            : null}
          All other proposals become Not Selected. This cannot be undone.
          <span className="mt-3 block">
            Next you pay the price into escrow. It is released when you approve the work
            {fee ? `: ${name} then gets ${fee.earnings}, after Guildhall’s fee of ${fee.share}` : ''}.
          </span>
        </>
      }
      confirmLabel="Accept Proposal"
      pending={pending}
      onConfirm={() => onConfirm(proposal)}
    />
  )
}
