import type { ContractDetailView } from '@guildhall/contract'
import * as v from 'valibot'
import { draftKey } from '../../drafts.ts'
import { draftOf, readFormDraft } from '../../forms/form-draft.ts'

const endValues = v.object({ release: v.string(), refund: v.string(), reason: v.string() })
export type EndValues = v.InferOutput<typeof endValues>

export const endDraftKey = (userId: string, { _id }: ContractDetailView) => draftKey(userId, `contract-end:${_id}`)

/** The draft, if it splits the amount held now. */
export function readEndDraft(key: string, held: number) {
  const draft = readFormDraft(key, draftOf(endValues, { held: v.number() }))
  return draft?.held === held ? draft : undefined
}
