import { contractOfferReasonMaximum } from '@guildhall/contract'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { FormError } from '../../forms/form-error.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

export interface OfferFormEndProps {
  otherName: string
  reason: UseFormRegisterReturn
  reasonError: string | undefined
  failure: unknown
  fallback: string
  submitLabel: string
  isPending: boolean
  onCancel: () => void
}

export function OfferFormEnd(props: OfferFormEndProps) {
  const { otherName, reason, reasonError, failure, fallback, submitLabel, isPending, onCancel } = props
  return (
    <>
      <TextField
        label="Reason"
        multiline
        rows={4}
        maxLength={contractOfferReasonMaximum}
        hint={`${otherName} reads it with your offer.`}
        error={reasonError}
        {...reason}
      />
      <FormError error={failure} fallback={fallback} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={isPending}>{submitLabel}</SubmitButton>
        <Button onClick={onCancel} disabled={isPending}>
          Cancel
        </Button>
      </div>
    </>
  )
}
