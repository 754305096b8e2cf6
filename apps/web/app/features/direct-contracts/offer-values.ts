import * as v from 'valibot'
import { draftKey } from '../../drafts.ts'
import { draftOf, readFormDraft } from '../../forms/form-draft.ts'
import { milestoneValues } from '../contracts/shared/milestone-values.ts'

const offerValues = v.object({
  email: v.string(),
  title: v.string(),
  description: v.string(),
  criteria: v.string(),
  amount: v.string(),
  /** Days. */
  deliveryTime: v.string(),
  milestones: milestoneValues,
})
export type OfferValues = v.InferOutput<typeof offerValues>

export const emptyOffer: OfferValues = {
  email: '',
  title: '',
  description: '',
  criteria: '',
  amount: '',
  deliveryTime: '',
  milestones: [],
}

/** One draft for each person, and one for all addresses. */
export const offerDraftKey = (userId: string, personId: string) => draftKey(userId, `direct-offer:${personId}`)

export const readOfferDraft = (key: string) => readFormDraft(key, draftOf(offerValues, {}))
