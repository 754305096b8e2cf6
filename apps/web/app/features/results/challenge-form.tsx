import { type ChallengeKind, challengeKinds, challengeTextMaximum } from '@guildhall/contract'
import { useState } from 'react'
import * as v from 'valibot'
import { discardDraft, draftKey } from '../../drafts.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { draftOf, readFormDraft } from '../../forms/form-draft.ts'
import { FormError } from '../../forms/form-error.tsx'
import { useFormDraft } from '../../forms/use-form-draft.ts'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { notify } from '../../ui/notify.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSession } from '../accounts/shared/session.tsx'
import { useChallenge } from './challenges-api.ts'

const challengeDraft = draftOf(v.object({ kind: v.string(), text: v.string() }), {})
const kinds = (Object.keys(challengeKinds) as ChallengeKind[]).map((value) => ({ value, label: challengeKinds[value] }))

export interface ChallengeFormProps {
  resultId: string
  position: number
  onClose: () => void
}

export default function ChallengeForm({ resultId, position, onClose }: ChallengeFormProps) {
  const { user } = useSession()
  const key = draftKey(user?.id ?? '', `challenge:${resultId}:${position}`)
  const [draft] = useState(() => readFormDraft(key, challengeDraft))
  const challenge = useChallenge(resultId)
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () => (await import('./challenge-schema.ts')).challengeSchema,
    defaultValues: { kind: kinds[0]?.value ?? '', text: '' },
    send: async (body) => {
      await challenge.mutateAsync({ position, ...body })
      form.reset()
      discardDraft(key)
      notify.success('Thank you, your challenge was received', 'We will tell you what was decided.')
      onClose()
    },
  })
  useFormDraft({ form, draftKey: key, draft })
  const { errors, isSubmitting } = form.formState

  return (
    <FormDialog
      title={`What is wrong with question ${position + 1}?`}
      description="An operator reads it with the question as you saw it. If you are right, everyone who had it is graded again."
      confirmLabel="Send Challenge"
      pending={isSubmitting}
      submit={submit}
      onClose={onClose}
    >
      <Select label="What is wrong?" options={kinds} {...form.register('kind')} />
      <TextField
        label="In your words"
        hint="Say what you would expect, and where one can look it up."
        multiline
        rows={5}
        maxLength={challengeTextMaximum}
        error={errors.text?.message}
        {...form.register('text')}
      />
      <FormError error={failure} fields={['text']} fallback="The challenge could not be sent. Try again." />
    </FormDialog>
  )
}
