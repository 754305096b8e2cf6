import type { AttachedFileView } from '@guildhall/contract'
import * as v from 'valibot'

/** What a form and its draft hold of uploaded files. Without an id until it is uploaded. Older drafts have none. */
export const attachedValues = v.optional(
  v.array(v.object({ _id: v.string(), filename: v.string(), size: v.number() })),
  [],
)
export type AttachedValues = v.InferOutput<typeof attachedValues>

export const attachedValuesOf = (files: readonly AttachedFileView[]): AttachedValues =>
  files.map(({ _id, filename, size }) => ({ _id, filename, size }))
