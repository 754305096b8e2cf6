import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

export interface LogOutDialogProps {
  /** Unsent messages; 0 closes the dialog. */
  count: number
  onStay: () => void
  onLogOut: () => void
}

export function LogOutDialog({ count, onStay, onLogOut }: LogOutDialogProps) {
  const what = count === 1 ? 'A message of yours was' : `${count} messages of yours were`
  return (
    <ConfirmDialog
      open={count > 0}
      onOpenChange={onStay}
      title={count === 1 ? 'Discard the unsent message?' : 'Discard the unsent messages?'}
      description={`${what} not sent yet. Logging out removes what this browser keeps for you, so nobody would receive ${count === 1 ? 'it' : 'them'}. To send ${count === 1 ? 'it' : 'them'}, stay and open the conversation while you are online.`}
      cancelLabel="Stay"
      confirmLabel="Discard and Log Out"
      tone="danger"
      onConfirm={onLogOut}
    />
  )
}
