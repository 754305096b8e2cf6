import * as v from 'valibot'
import { readDraft } from '../drafts.ts'

type AnySchema<Output = unknown> = v.GenericSchema<unknown, Output>

export const draftOf = <Values extends AnySchema, Rest extends v.ObjectEntries>(values: Values, rest: Rest) =>
  v.object({ ...rest, values })

/** The version that the edit was based on, and text set aside for a newer version. */
export const editDraftOf = <Values extends AnySchema, Version extends AnySchema>(values: Values, version: Version) =>
  draftOf(values, { version, setAside: v.optional(values) })

export function readFormDraft<Draft>(key: string, shape: AnySchema<Draft>): Draft | undefined {
  const { success, output } = v.safeParse(shape, readDraft(key))
  return success ? output : undefined
}
