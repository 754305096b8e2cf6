import { appealMaximum } from '@guildhall/contract'
import { useState } from 'react'
import * as v from 'valibot'
import { explanationOf } from '../../api-errors.ts'
import { discardDraft, draftKey } from '../../drafts.ts'
import { draftOf, readFormDraft } from '../../forms/form-draft.ts'
import { useFormDraft } from '../../forms/use-form-draft.ts'
import { submittedBy, useValidatedForm } from '../../forms/use-validated-form.ts'
import { Alert } from '../../ui/alert.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { sendAppeal, useRefreshSuspension } from './api.ts'

const draftShape = draftOf(v.object({ text: v.string() }), {})

export function AppealForm({ userId, suspensionId }: { userId: string; suspensionId: string }) {
  const key = draftKey(userId, `appeal:${suspensionId}`)
  const [draft] = useState(() => readFormDraft(key, draftShape))
  const [failure, setFailure] = useState<unknown>()
  const refresh = useRefreshSuspension()
  const { form, submit } = useValidatedForm({
    loadSchema: async () => (await import('../reports/shared/appeal-schema.ts')).appealSchema,
    defaultValues: { text: '' },
    send: async ({ text }) => {
      setFailure(undefined)
      await sendAppeal(text)
      discardDraft(key)
      await refresh()
    },
    onInvalid: () => setFailure(undefined),
    onFailure: setFailure,
  })
  useFormDraft({ form, draftKey: key, draft })
  const { errors, isSubmitting } = form.formState

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submittedBy(submit)}>
      <TextField
        label="Your appeal"
        hint="You can appeal once. Say what the operators should know."
        multiline
        rows={6}
        maxLength={appealMaximum}
        error={errors.text?.message}
        {...form.register('text')}
      />
      {failure && !errors.text ? (
        <Alert>{explanationOf(failure, 'The appeal could not be sent. Please try again.')}</Alert>
      ) : null}
      <SubmitButton className="self-start" pending={isSubmitting}>
        Send Appeal
      </SubmitButton>
    </form>
  )
}
