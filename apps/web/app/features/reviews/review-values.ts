import { type OwnReviewView, type ReviewAspect, type ReviewSide, reviewAspects } from '@guildhall/contract'
import * as v from 'valibot'
import { draftKey } from '../../drafts.ts'
import { draftOf, readFormDraft } from '../../forms/form-draft.ts'

/** The value of a radio button: '1' to '5', or null. */
const score = v.nullable(v.string())

const reviewValues = v.object({
  rating: score,
  aspects: v.object({
    quality: v.optional(score),
    communication: v.optional(score),
    timeliness: v.optional(score),
    clarity: v.optional(score),
    payment: v.optional(score),
  }),
  text: v.string(),
})
export type ReviewValues = v.InferOutput<typeof reviewValues>

export function valuesOf(side: ReviewSide, own: OwnReviewView | null): ReviewValues {
  const aspects = reviewAspects[side].map((name: ReviewAspect) => [name, own ? String(own.aspects[name]) : null])
  return {
    rating: own ? String(own.rating) : null,
    aspects: Object.fromEntries(aspects) as ReviewValues['aspects'],
    text: own?.text ?? '',
  }
}

export const reviewDraftKey = (userId: string, contractId: string) => draftKey(userId, `review:${contractId}`)

export const readReviewDraft = (key: string) => readFormDraft(key, draftOf(reviewValues, {}))
