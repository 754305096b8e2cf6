import { operatorReasonMaximum } from '@guildhall/contract'
import { type ReactNode, useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { submittedBy, useValidatedForm } from '../../../forms/use-validated-form.ts'
import { explanationOf } from '../../../http.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, SubmitButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'

export interface ReasonDialogProps {
  title: string
  description: ReactNode
  /** What can be decided. Without it there is only one thing to do. */
  choices?: { label: string; options: readonly { value: string; label: string; hint: string }[] }
  /** Who reads the reason. */
  hint: string
  confirmLabel: string
  tone?: 'primary' | 'danger'
  /** Sends the decision; `choice` is empty without `choices`. */
  send: (reason: string, choice: string) => Promise<unknown>
  /** Said when it is done. */
  done: string
  onClose: () => void
}

/** Asks an operator for a reason before they decide. What they typed stays until it is sent. */
export function ReasonDialog({
  title,
  description,
  choices,
  hint,
  confirmLabel,
  tone = 'primary',
  send,
  done,
  onClose,
}: ReasonDialogProps) {
  const formId = useId()
  const [failure, setFailure] = useState<unknown>()
  const { form, submit } = useValidatedForm({
    loadSchema: async () => (await import('../reason-schema.ts')).reasonSchema,
    defaultValues: { reason: '', choice: choices?.options[0]?.value ?? '' },
    send: async ({ reason, choice }) => {
      setFailure(undefined)
      await send(reason, choice)
      notify.success(done)
      onClose()
    },
    onInvalid: () => setFailure(undefined),
    onFailure: setFailure,
  })
  const { errors, isSubmitting } = form.formState
  const chosen = useWatch({ control: form.control, name: 'choice' })

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isSubmitting) onClose()
      }}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <SubmitButton form={formId} variant={tone} pending={isSubmitting}>
            {confirmLabel}
          </SubmitButton>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-5" onSubmit={submittedBy(submit)}>
        {choices ? (
          <Select
            label={choices.label}
            hint={choices.options.find(({ value }) => value === chosen)?.hint}
            options={choices.options}
            {...form.register('choice')}
          />
        ) : null}
        <TextField
          label="Reason"
          hint={hint}
          multiline
          rows={4}
          maxLength={operatorReasonMaximum}
          error={errors.reason?.message}
          {...form.register('reason')}
        />
        {failure && !errors.reason ? <Alert>{explanationOf(failure, 'That failed. Please try again.')}</Alert> : null}
      </form>
    </Dialog>
  )
}
