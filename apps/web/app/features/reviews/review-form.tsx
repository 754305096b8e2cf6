import { type ContractReviewsView, reviewAspectLabels, reviewAspects, reviewTextMaximum } from '@guildhall/contract'
import { useState } from 'react'
import { discardDraft } from '../../drafts.ts'
import { FormError } from '../../forms/form-error.tsx'
import { useFormDraft } from '../../forms/use-form-draft.ts'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { submittedBy } from '../../forms/use-validated-form.ts'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'
import { readReviewDraft, reviewDraftKey, valuesOf } from './review-values.ts'
import { ScoreField } from './score-field.tsx'
import { useWriteReview } from './shared/api.ts'

export interface ReviewFormProps {
  reviews: ContractReviewsView
  userId: string
  onDone: () => void
  onCancel?: () => void
}

export function ReviewForm({ reviews, userId, onDone, onCancel }: ReviewFormProps) {
  const { contractId, side, own, other } = reviews
  const key = reviewDraftKey(userId, contractId)
  const [draft] = useState(() => readReviewDraft(key))
  const request = useWriteReview(contractId)
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () => (await import('./review-schema.ts')).reviewSchema(side),
    defaultValues: valuesOf(side, own),
    send: async (body) => {
      const { theirs } = await request.mutateAsync(body)
      discardDraft(key)
      notify.success(theirs ? 'Both reviews are now public.' : 'Your review is saved. It is not public yet.')
      onDone()
    },
  })
  useFormDraft({ form, draftKey: key, draft })
  const { errors } = form.formState

  return (
    <form
      noValidate
      onSubmit={submittedBy(submit)}
      aria-label={`Review ${other.name}`}
      className="flex max-w-2xl flex-col gap-6"
    >
      <ScoreField
        label="Overall"
        hint={`How was it to work with ${other.name}?`}
        error={errors.rating?.message}
        field={form.register('rating')}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        {reviewAspects[side].map((name) => (
          <ScoreField
            key={name}
            label={reviewAspectLabels[name]}
            error={errors.aspects?.[name]?.message}
            field={form.register(`aspects.${name}`)}
          />
        ))}
      </div>
      <TextField
        label="Review"
        multiline
        rows={6}
        maxLength={reviewTextMaximum}
        hint={`Everyone can read it once it is public. ${other.name} can reply once.`}
        error={errors.text?.message}
        {...form.register('text')}
      />
      <FormError error={failure} fallback="Your review could not be saved. Please try again." />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={request.isPending}>{own ? 'Save Review' : 'Send Review'}</SubmitButton>
        {onCancel ? (
          <Button
            onClick={() => {
              discardDraft(key)
              onCancel()
            }}
            disabled={request.isPending}
          >
            Cancel
          </Button>
        ) : null}
      </div>
    </form>
  )
}
