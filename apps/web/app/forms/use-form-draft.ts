import { useEffect, useEffectEvent } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { readDraft, writeDraft } from '../drafts.ts'

/** What is kept of a form under way: what its fields hold, and what `rest` names. */
export const draftOf = <Values extends z.ZodType, Rest extends z.ZodRawShape>(values: Values, rest: Rest) =>
  z.object({ ...rest, values })

/** The draft kept under `key`, or undefined when what is kept there is not of `shape`. */
export const readFormDraft = <Draft>(key: string, shape: z.ZodType<Draft>): Draft | undefined =>
  shape.safeParse(readDraft(key)).data

export interface FormDraftOptions<Values extends FieldValues, Body> {
  form: Pick<UseFormReturn<Values, unknown, Body>, 'getValues' | 'reset' | 'subscribe'>
  /** Where the draft is kept. */
  draftKey: string
  /** What was kept when the form opened. */
  draft: { values: Partial<Values> } | undefined
  /** The part of the values to keep here; all of them without it. */
  keptOf?: (values: Values) => Partial<Values>
  /** Kept beside the values. */
  rest?: Record<string, unknown>
  /** Told when the person changes a field. */
  onChange?: () => void
}

/** Puts a draft back into its form, and keeps what is typed from then on. */
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
