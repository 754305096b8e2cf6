import { useDecision } from './api.ts'
import { putItemBack } from './items-api.ts'
import { LateReasonDialog } from './shared/late-reason-dialog.tsx'

export function PutBackDialog({ itemId, onClose }: { itemId: string; onClose: () => void }) {
  const putBack = useDecision(putItemBack)
  return (
    <LateReasonDialog
      about={itemId}
      title="Put this question back?"
      description="New assessments ask it again. The answers by which it was judged are forgotten, and it is judged by new ones."
      hint="Only operators read it, in the log."
      confirmLabel="Put Back"
      tone="primary"
      send={(reason) => putBack.mutateAsync([itemId, reason])}
      done="The question is back"
      onClose={onClose}
    />
  )
}
