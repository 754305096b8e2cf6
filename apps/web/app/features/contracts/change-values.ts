import type { ContractDetailView } from '@guildhall/contract'
import * as v from 'valibot'
import { draftKey } from '../../drafts.ts'
import { draftOf, readFormDraft } from '../../forms/form-draft.ts'
import { milestoneValues } from './shared/milestone-values.ts'

/** An empty field keeps what was agreed. */
const changeValues = v.object({
  amount: v.string(),
  /** Days. */
  deliveryTime: v.string(),
  criteria: v.string(),
  milestones: milestoneValues,
  reason: v.string(),
})
export type ChangeValues = v.InferOutput<typeof changeValues>

export const emptyChange: ChangeValues = { amount: '', deliveryTime: '', criteria: '', milestones: [], reason: '' }

export const changeDraftKey = (userId: string, { _id }: ContractDetailView) =>
  draftKey(userId, `contract-change:${_id}`)

export const readChangeDraft = (key: string) => readFormDraft(key, draftOf(changeValues, {}))
