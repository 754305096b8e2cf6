import type { ContractDetailView } from '@guildhall/contract'
import * as v from 'valibot'
import { draftKey } from '../../drafts.ts'
import { draftOf, readFormDraft } from '../../forms/form-draft.ts'

const endValues = v.object({ release: v.string(), refund: v.string(), reason: v.string() })
export type EndValues = v.InferOutput<typeof endValues>

export const endDraftKey = (userId: string, { _id }: ContractDetailView) => draftKey(userId, `contract-end:${_id}`)

/** The draft. Of one that split another amount than the one held now only the reason is left. */
export function readEndDraft(key: string, held: number): { values: Partial<EndValues> } | undefined {
  const draft = readFormDraft(key, draftOf(endValues, { held: v.number() }))
  if (!draft || draft.held === held) return draft
  return { values: { reason: draft.values.reason } }
}
