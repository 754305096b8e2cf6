import { type ReactNode, useId } from 'react'
import { Button, SubmitButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { submittedBy } from './use-validated-form.ts'

export interface FormDialogProps {
  /** A dialog that stays mounted while closed keeps what was typed. */
  open?: boolean
  title: string
  description?: ReactNode
  wide?: boolean
  confirmLabel: string
  tone?: 'primary' | 'danger'
  /** Being sent: the dialog cannot be closed. */
  pending: boolean
  disabled?: boolean
  submit: () => void
  onClose: () => void
  children: ReactNode
}

export function FormDialog({
  open = true,
  title,
  description,
  wide = false,
  confirmLabel,
  tone = 'primary',
  pending,
  disabled = false,
  submit,
  onClose,
  children,
}: FormDialogProps) {
  const formId = useId()
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen && !pending) onClose()
      }}
      title={title}
      description={description}
      wide={wide}
      footer={
        <>
          <Button onClick={onClose} disabled={pending}>
            Cancel
          </Button>
          <SubmitButton form={formId} variant={tone} pending={pending} disabled={disabled}>
            {confirmLabel}
          </SubmitButton>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-5" onSubmit={submittedBy(submit)}>
        {children}
      </form>
    </Dialog>
  )
}
