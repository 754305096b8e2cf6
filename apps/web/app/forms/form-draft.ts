import * as v from 'valibot'
import { readDraft } from '../drafts.ts'

type AnySchema<Output = unknown> = v.GenericSchema<unknown, Output>

/** What is kept of an unfinished form: the values of its fields, and the entries of `rest`. */
export const draftOf = <Values extends AnySchema, Rest extends v.ObjectEntries>(values: Values, rest: Rest) =>
  v.object({ ...rest, values })

/** A draft of an edit: the version it was based on, and text set aside for a newer version. */
export const editDraftOf = <Values extends AnySchema, Version extends AnySchema>(values: Values, version: Version) =>
  draftOf(values, { version, setAside: v.optional(values) })

/** The draft kept under `key`, or undefined if there is none of this `shape`. */
export function readFormDraft<Draft>(key: string, shape: AnySchema<Draft>): Draft | undefined {
  const { success, output } = v.safeParse(shape, readDraft(key))
  return success ? output : undefined
}
