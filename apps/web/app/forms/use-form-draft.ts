import { useEffect, useEffectEvent } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { writeDraft } from '../drafts.ts'

export interface FormDraftOptions<Values extends FieldValues, Body> {
  form: Pick<UseFormReturn<Values, unknown, Body>, 'getValues' | 'reset' | 'subscribe'>
  draftKey: string
  draft: { values: Partial<Values> } | undefined
  keptOf?: (values: Values) => Partial<Values>
  rest?: Record<string, unknown>
  onChange?: () => void
}

/** Restores a draft, and keeps what is typed from then on. Call `discardDraft` once it is sent. */
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
