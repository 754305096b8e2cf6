import { operatorReasonMaximum } from '@guildhall/contract'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { explanationOf } from '../../../api-errors.ts'
import { discardDraft, draftKey } from '../../../drafts.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { draftOf, readFormDraft } from '../../../forms/form-draft.ts'
import { useFormDraft } from '../../../forms/use-form-draft.ts'
import { useValidatedForm } from '../../../forms/use-validated-form.ts'
import { Alert } from '../../../ui/alert.tsx'
import { notify } from '../../../ui/notify.ts'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSession } from '../../accounts/shared/session.tsx'

export interface ReasonDialogProps {
  /** The id of what is decided: under it and the title the reason is kept while the dialog is closed. */
  about: string
  title: string
  description: ReactNode
  choices?: { label: string; options: readonly { value: string; label: string; hint: string }[] }
  /** Asked beside the reason, such as which rule it is about. Left out for the choices in `unless`. */
  more?: { label: string; options: readonly { value: string; label: string }[]; unless: readonly string[] }
  hint: string
  confirmLabel: string
  tone?: 'primary' | 'danger'
  /** Sends the decision; `choice` is empty without `choices`, and `more` without `more`. */
  send: (reason: string, choice: string, more: string) => Promise<unknown>
  done: string
  onClose: () => void
}

export function ReasonDialog({
  about,
  title,
  description,
  choices,
  more,
  hint,
  confirmLabel,
  tone = 'primary',
  send,
  done,
  onClose,
}: ReasonDialogProps) {
  const [failure, setFailure] = useState<unknown>()
  const { user } = useSession()
  // Whoever closes it to look something up finds their words again.
  const [key] = useState(() => draftKey(user?.id ?? '', `${title}:${about}`))
  const [draft] = useState(() => readFormDraft(key, reasonDraft({ choices, more })))
  const { form, submit } = useValidatedForm({
    loadSchema: async () => (await import('../reason-schema.ts')).reasonSchema,
    defaultValues: { reason: '', choice: valuesOf(choices)[0] ?? '', more: valuesOf(more)[0] ?? '' },
    send: async ({ reason, choice, more }) => {
      setFailure(undefined)
      await send(reason, choice, more)
      discardDraft(key)
      notify.success(done)
      onClose()
    },
    onInvalid: () => setFailure(undefined),
    onFailure: setFailure,
  })
  useFormDraft({ form, draftKey: key, draft })
  const { errors, isSubmitting } = form.formState
  const chosen = useWatch({ control: form.control, name: 'choice' })

  return (
    <FormDialog
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      tone={tone}
      pending={isSubmitting}
      submit={submit}
      onClose={onClose}
    >
      {choices ? (
        <Select
          label={choices.label}
          hint={choices.options.find(({ value }) => value === chosen)?.hint}
          options={choices.options}
          {...form.register('choice')}
        />
      ) : null}
      {more && !more.unless.includes(chosen) ? (
        <Select label={more.label} options={more.options} {...form.register('more')} />
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
    </FormDialog>
  )
}

type Offered = Pick<ReasonDialogProps, 'choices' | 'more'>

const valuesOf = (offered: Offered[keyof Offered]) => (offered?.options ?? []).map(({ value }) => value)

const reasonDraft = ({ choices, more }: Offered) =>
  draftOf(v.object({ reason: v.string(), choice: stillOffered(choices), more: stillOffered(more) }), {})

/** What is no longer offered becomes the first one. */
function stillOffered(offered: Offered[keyof Offered]) {
  const values = valuesOf(offered)
  return v.fallback(v.picklist(values), values[0] ?? '')
}
