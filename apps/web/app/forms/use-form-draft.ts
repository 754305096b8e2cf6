import { useEffect, useEffectEvent } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { writeDraft } from '../drafts.ts'

export interface FormDraftOptions<Values extends FieldValues, Body> {
  form: Pick<UseFormReturn<Values, unknown, Body>, 'getValues' | 'reset' | 'subscribe'>
  /** See `draftKey`. */
  draftKey: string
  /** The draft when the form opened, read by `readFormDraft`. */
  draft: { values: Partial<Values> } | undefined
  /** Which values to keep; all by default. */
  keptOf?: (values: Values) => Partial<Values>
  /** Kept beside the values. */
  rest?: Record<string, unknown>
  /** Called when the person changes a field. */
  onChange?: () => void
}

/** Restores a draft into its form, and keeps what is typed from then on. Discard it with `discardDraft` once it is sent. */
export function useFormDraft<Values extends FieldValues, Body>({
  form: { getValues, reset, subscribe },
  draftKey,
  draft,
  keptOf = (values) => values,
  rest,
  onChange,
}: FormDraftOptions<Values, Body>) {
  useEffect(() => {
    if (!draft) return
    reset({ ...getValues(), ...draft.values } as DefaultValues<Values>, { keepDefaultValues: true })
  }, [draft, getValues, reset])

  const keep = useEffectEvent((values: Values, name: string | undefined) => {
    writeDraft(draftKey, { ...rest, values: keptOf(values) })
    if (name) onChange?.()
  })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values, name }) => keep(values, name) }),
    [subscribe],
  )
}
