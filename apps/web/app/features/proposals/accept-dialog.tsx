import { formatUsd, type ProposalView } from '@guildhall/contract'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { daysText } from './facts.tsx'

/** Asks before the one acceptance a project will ever see. */
export function AcceptDialog({
  proposal,
  pending,
  onClose,
  onConfirm,
}: {
  /** The one asked about; undefined while nothing is. */
  proposal: ProposalView | undefined
  pending: boolean
  onClose: () => void
  onConfirm: (proposal: ProposalView) => void
}) {
  if (!proposal) return null
  const terms = [formatUsd(proposal.bidAmount), proposal.deliveryTime ? daysText(proposal.deliveryTime) : undefined]
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={`Accept ${proposal.freelancerId.name}’s proposal?`}
      description={`The project starts at ${terms.filter(Boolean).join(' in ')}. All other proposals become Not Selected. This cannot be undone.`}
      confirmLabel="Accept Proposal"
      pending={pending}
      onConfirm={() => onConfirm(proposal)}
    />
  )
}
