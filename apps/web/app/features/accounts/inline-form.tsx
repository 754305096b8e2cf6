import type { ReactNode } from 'react'
import { FormError } from '../../forms/form-error.tsx'
import { submittedBy } from '../../forms/use-validated-form.ts'
import { Button, SubmitButton } from '../../ui/button.tsx'

export interface InlineFormProps {
  submitLabel: string
  pendingLabel: string
  pending: boolean
  failure: unknown
  fields: readonly string[]
  submit: () => void
  onCancel: () => void
  children: ReactNode
}

export function InlineForm({
  submitLabel,
  pendingLabel,
  pending,
  failure,
  fields,
  submit,
  onCancel,
  children,
}: InlineFormProps) {
  return (
    <form noValidate className="flex flex-col gap-5 border-t border-line pt-5" onSubmit={submittedBy(submit)}>
      {children}
      <FormError error={failure} fields={fields} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={pending} pendingLabel={pendingLabel}>
          {submitLabel}
        </SubmitButton>
        <Button variant="quiet" onClick={onCancel} disabled={pending}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
