import { appealMaximum } from '@guildhall/contract'
import { useState } from 'react'
import * as v from 'valibot'
import { discardDraft, draftKey } from '../../drafts.ts'
import { draftOf, readFormDraft } from '../../forms/form-draft.ts'
import { FormError } from '../../forms/form-error.tsx'
import { useFormDraft } from '../../forms/use-form-draft.ts'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { submittedBy } from '../../forms/use-validated-form.ts'
import { SubmitButton } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'
import { sendDecisionAppeal, useRefreshReports } from './api.ts'

const draftShape = draftOf(v.object({ text: v.string() }), {})

export default function DecisionAppealForm({ userId, decisionId }: { userId: string; decisionId: string }) {
  const key = draftKey(userId, `appeal:${decisionId}`)
  const [draft] = useState(() => readFormDraft(key, draftShape))
  const refresh = useRefreshReports()
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () => (await import('./shared/appeal-schema.ts')).appealSchema,
    defaultValues: { text: '' },
    send: async ({ text }) => {
      await sendDecisionAppeal(decisionId, text)
      discardDraft(key)
      notify.success('Your appeal was sent', 'An operator answers it with a reason.')
      await refresh()
    },
  })
  useFormDraft({ form, draftKey: key, draft })
  const { errors, isSubmitting } = form.formState

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submittedBy(submit)}>
      <TextField
        label="Your appeal"
        hint="You can appeal once. Say what the operators should know."
        multiline
        rows={5}
        maxLength={appealMaximum}
        error={errors.text?.message}
        {...form.register('text')}
      />
      <FormError error={failure} fields={['text']} fallback="The appeal could not be sent. Please try again." />
      <SubmitButton className="self-start" pending={isSubmitting}>
        Send Appeal
      </SubmitButton>
    </form>
  )
}
