import { contractOfferReasonMaximum } from '@guildhall/contract'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { FormError } from '../../forms/form-error.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

export interface OfferFormEndProps {
  /** Who reads the reason. */
  otherName: string
  reason: UseFormRegisterReturn
  reasonError: string | undefined
  /** Why the last try to send it failed. */
  failure: unknown
  fallback: string
  submitLabel: string
  isPending: boolean
  onCancel: () => void
}

/** How a form ends that offers the other side of a contract something: the reason, what went wrong, and the buttons. */
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
