import { Button, SubmitButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordForm } from './shared/password-form.tsx'

const formId = 'confirm-with-password'

export interface PasswordDialogProps {
  title: string
  description: string
  /** The act, such as 'Turn off'. */
  confirmLabel: string
  tone?: 'primary' | 'danger'
  pending: boolean
  onClose: () => void
  onPassword: (password: string) => Promise<unknown>
}

/** Says what will happen and asks for the password. */
export function PasswordDialog({
  tone = 'primary',
  confirmLabel,
  pending,
  onClose,
  onPassword,
  ...texts
}: PasswordDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !pending) onClose()
      }}
      {...texts}
      footer={
        <>
          <Button onClick={onClose} disabled={pending}>
            Cancel
          </Button>
          <SubmitButton form={formId} variant={tone} pending={pending}>
            {confirmLabel}
          </SubmitButton>
        </>
      }
    >
      <PasswordForm id={formId} onPassword={onPassword} />
    </Dialog>
  )
}
