import type { DisputeClaimBody } from '@guildhall/contract'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { AmountField } from '../../../amount-field.tsx'
import { readAmount } from '../../../amounts.ts'
import { discardDraft, draftKey } from '../../../drafts.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { draftOf, readFormDraft } from '../../../forms/form-draft.ts'
import { useFormDraft } from '../../../forms/use-form-draft.ts'
import { useValidatedForm } from '../../../forms/use-validated-form.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useSession } from '../../accounts/shared/session.tsx'
import { restOf, type SplitValues } from './split-values.ts'

const splitDraft = draftOf(v.object({ release: v.string(), refund: v.string(), reason: v.string() }), {})

export interface SplitDialogProps {
  draftName: string
  title: string
  /** Gets what is typed, and the dollars it reads as. */
  consequences: (typed: SplitValues, read: { release: number; refund: number }) => ReactNode
  /** Dollars. */
  total: number
  least?: { release: number; refund: number }
  first: SplitValues
  reasonHint: string
  reasonMaximum: number
  submitLabel: string
  tone?: 'primary' | 'danger'
  onSend: (split: DisputeClaimBody) => Promise<unknown>
  onFailure: (error: unknown) => void
  onClose: () => void
}

/** Closing keeps what was typed. */
export function SplitDialog({
  draftName,
  title,
  consequences,
  total,
  least = { release: 0, refund: 0 },
  first,
  reasonHint,
  reasonMaximum,
  submitLabel,
  tone = 'primary',
  onSend,
  onFailure,
  onClose,
}: SplitDialogProps) {
  const { user } = useSession()
  const key = draftKey(user?.id ?? '', draftName)
  const [draft] = useState(() => readFormDraft(key, splitDraft))
  const { form, submit } = useValidatedForm<SplitValues, DisputeClaimBody>({
    loadSchema: async () => (await import('./split-schema.ts')).splitSchema(total, least),
    defaultValues: first,
    send: async (split) => {
      await onSend(split)
      discardDraft(key)
      onClose()
    },
    onFailure,
  })
  useFormDraft({ form, draftKey: key, draft })
  const typed = useWatch({ control: form.control }) as SplitValues
  const read = { release: readAmount(typed.release, '').usd ?? 0, refund: readAmount(typed.refund, '').usd ?? 0 }
  const { errors, isSubmitting: pending } = form.formState

  /** Editing one amount fills in the other, so that they always add up to the total. */
  const field = (name: 'release' | 'refund') => ({
    typed: typed[name],
    ...(errors[name]?.message ? { error: errors[name].message } : {}),
    ...form.register(name, {
      onChange: ({ target }: { target: { value: string } }) => {
        const rest = restOf(total, target.value)
        if (rest !== undefined) form.setValue(name === 'release' ? 'refund' : 'release', rest)
      },
    }),
  })

  return (
    <FormDialog
      title={title}
      wide
      confirmLabel={submitLabel}
      tone={tone}
      pending={pending}
      submit={submit}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <AmountField label="To the freelancer" hint="Before the platform’s fee." {...field('release')} />
        <AmountField label="Back to the client" hint="To the card that paid." {...field('refund')} />
      </div>
      <TextField
        label="Reason"
        multiline
        rows={5}
        maxLength={reasonMaximum}
        error={errors.reason?.message}
        {...form.register('reason')}
        hint={reasonHint}
      />
      <div className="rounded-md bg-sunken p-4 text-sm">{consequences(typed, read)}</div>
    </FormDialog>
  )
}
