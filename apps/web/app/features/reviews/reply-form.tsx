import { type OwnReviewView, reviewReplyMaximum } from '@guildhall/contract'
import { useState } from 'react'
import * as v from 'valibot'
import { discardDraft, draftKey } from '../../drafts.ts'
import { draftOf, readFormDraft } from '../../forms/form-draft.ts'
import { FormError } from '../../forms/form-error.tsx'
import { useFormDraft } from '../../forms/use-form-draft.ts'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { submittedBy } from '../../forms/use-validated-form.ts'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useReply } from './shared/api.ts'

const replyDraft = draftOf(v.object({ text: v.string() }), {})

export function ReplyForm({ review, userId }: { review: OwnReviewView; userId: string }) {
  const key = draftKey(userId, `review-reply:${review._id}`)
  const [draft] = useState(() => readFormDraft(key, replyDraft))
  const [isOpen, setIsOpen] = useState(draft !== undefined)
  const request = useReply(review._id)
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () => (await import('./reply-schema.ts')).replySchema,
    defaultValues: { text: '' },
    send: async ({ text }) => {
      await request.mutateAsync(text)
      discardDraft(key)
      notify.success('Your reply is now public.')
    },
  })
  useFormDraft({ form, draftKey: key, draft })
  if (!isOpen) {
    return (
      <p>
        <Button size="sm" onClick={() => setIsOpen(true)}>
          Reply
        </Button>
      </p>
    )
  }
  return (
    <form
      noValidate
      onSubmit={submittedBy(submit)}
      aria-label={`Reply to ${review.by.name}`}
      className="flex flex-col gap-4"
    >
      <TextField
        label="Your reply"
        multiline
        rows={3}
        maxLength={reviewReplyMaximum}
        hint="Everyone can read it. You can reply once, and you cannot change it later."
        error={form.formState.errors.text?.message}
        {...form.register('text')}
      />
      <FormError error={failure} fallback="Your reply could not be sent. Please try again." />
      <div className="flex flex-wrap gap-3">
        <SubmitButton size="sm" pending={request.isPending}>
          Send Reply
        </SubmitButton>
        <Button
          size="sm"
          onClick={() => {
            discardDraft(key)
            form.reset()
            setIsOpen(false)
          }}
          disabled={request.isPending}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}
