import { type RequestChangesBody, textLimits } from '@guildhall/contract'
import { useState } from 'react'
import * as v from 'valibot'
import { discardDraft, draftKey } from '../../drafts.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { draftOf, readFormDraft } from '../../forms/form-draft.ts'
import { useFormDraft } from '../../forms/use-form-draft.ts'
import { useValidatedForm } from '../../forms/use-validated-form.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { withoutMarks } from '../../ui/without-marks.ts'
import { useSession } from '../accounts/shared/session.tsx'

const feedbackDraft = draftOf(v.object({ feedback: v.string(), criterion: v.optional(v.string(), '') }), {})
/** Characters of a line that the list shows. A line that may be cut off there is quoted below it. */
const listed = 90
const quotedFrom = 36

export function RequestChangesDialog({
  proposalId,
  onClose,
  freelancerName,
  criteria,
  pending,
  onSend,
  onFailure,
}: {
  proposalId: string
  onClose: () => void
  freelancerName: string
  criteria: readonly string[]
  pending: boolean
  onSend: (body: RequestChangesBody) => Promise<void>
  onFailure: (error: unknown) => void
}) {
  const { user } = useSession()
  const key = draftKey(user?.id ?? '', `changes:${proposalId}`)
  const [draft] = useState(() => readFormDraft(key, feedbackDraft))
  const { form, submit } = useValidatedForm({
    loadSchema: async () => (await import('./feedback-schema.ts')).feedbackSchema,
    defaultValues: { feedback: '', criterion: '' },
    send: async (body) => {
      await onSend(body)
      form.reset()
      discardDraft(key)
    },
    onFailure,
  })
  useFormDraft({ form, draftKey: key, draft })
  const chosen = form.watch('criterion')

  return (
    <FormDialog
      title="Request changes?"
      description={`${freelancerName} can upload a new version. This one stays here to compare.`}
      confirmLabel="Request Changes"
      pending={pending}
      submit={submit}
      onClose={onClose}
    >
      <TextField
        label="What should change?"
        optional
        multiline
        rows={5}
        maxLength={textLimits.message}
        error={form.formState.errors.feedback?.message}
        {...form.register('feedback')}
        hint={`${freelancerName} reads it beside the upload form.`}
      />
      {criteria.length > 0 ? (
        <div className="flex flex-col gap-2">
          <Select
            label="Which of the agreed criteria is not met?"
            optional
            options={[
              { value: '', label: 'None in particular' },
              ...criteria.map((line) => ({ value: line, label: shortened(line) })),
            ]}
            error={form.formState.errors.criterion?.message}
            {...form.register('criterion')}
          />
          {chosen.length > quotedFrom ? (
            <blockquote className="text-sm break-words text-muted">“{withoutMarks(chosen)}”</blockquote>
          ) : null}
        </div>
      ) : null}
    </FormDialog>
  )
}

function shortened(line: string): string {
  const plain = withoutMarks(line)
  return plain.length > listed ? `${plain.slice(0, listed - 1).trimEnd()}…` : plain
}
