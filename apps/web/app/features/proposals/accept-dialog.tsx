import type { ProposalView } from '@guildhall/contract'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { termsText } from './terms.ts'

/** Confirms the acceptance, which is final. */
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
  if (!proposal) return null
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={`Accept ${proposal.freelancerId.name}’s proposal?`}
      description={`You agree to ${termsText(proposal, budget)}. All other proposals become Not Selected. This cannot be undone.`}
      confirmLabel="Accept Proposal"
      pending={pending}
      onConfirm={() => onConfirm(proposal)}
    />
  )
}
