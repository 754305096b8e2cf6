import { useDecision } from './api.ts'
import { setItemAside } from './items-api.ts'
import { LateReasonDialog } from './shared/late-reason-dialog.tsx'

export function SetAsideDialog({ itemId, onClose }: { itemId: string; onClose: () => void }) {
  const setAside = useDecision(setItemAside)
  return (
    <LateReasonDialog
      about={itemId}
      title="Set this question aside?"
      description="New assessments leave it out. If too few of its kind remain, its skill cannot be proven at this level."
      hint="Only operators read it, in the log."
      confirmLabel="Set Aside"
      send={(reason) => setAside.mutateAsync([itemId, reason])}
      done="The question is set aside"
      onClose={onClose}
    />
  )
}
