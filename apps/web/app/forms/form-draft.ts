import * as v from 'valibot'
import { readDraft } from '../drafts.ts'

type AnySchema<Output = unknown> = v.GenericSchema<unknown, Output>

export const draftOf = <Values extends AnySchema, Rest extends v.ObjectEntries>(values: Values, rest: Rest) =>
  v.object({ ...rest, values })

/** The version that the edit was based on, and text set aside for a newer version. */
export const editDraftOf = <Values extends AnySchema, Version extends AnySchema>(values: Values, version: Version) =>
  draftOf(values, { version, setAside: v.optional(values) })

/** Without the rows of files that were still being uploaded: no upload outlives its page. */
export const attachmentValues = v.pipe(
  v.array(v.object({ _id: v.string(), filename: v.string(), size: v.number() })),
  v.filterItems(({ _id }) => _id !== ''),
)

export function readFormDraft<Draft>(key: string, shape: AnySchema<Draft>): Draft | undefined {
  const { success, output } = v.safeParse(shape, readDraft(key))
  return success ? output : undefined
}
