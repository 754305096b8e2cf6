import type { ProposalView } from '@guildhall/contract'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { FreelancerDelivery } from '../deliveries/shared/freelancer-delivery.tsx'
import { StopUploadDialog } from '../deliveries/shared/leave-guard.tsx'
import { useRefreshProposals } from './api.ts'

export function UploadDialog({ proposal, onClose }: { proposal: ProposalView; onClose: () => void }) {
  const refresh = useRefreshProposals()
  const [isBusy, setIsBusy] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => {
        if (open) return
        if (isBusy) setIsAsking(true)
        else onClose()
      }}
      title="Deliverables"
      description={proposal.projectId.title}
    >
      <FreelancerDelivery
        proposalId={proposal._id}
        clientName={proposal.projectId.createdBy.name}
        onBusyChange={setIsBusy}
        onUploaded={refresh}
      />
      <StopUploadDialog open={isAsking && isBusy} onKeep={() => setIsAsking(false)} onStop={onClose} />
    </Dialog>
  )
}
