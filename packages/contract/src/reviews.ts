import { z } from 'zod'
import { idText } from './id-text.ts'
import { pageQuery } from './projects.ts'
import {
  reviewReplyMaximum,
  reviewScoreMaximum,
  reviewSides,
  reviewsPageSize,
  reviewTextMaximum,
} from './reviews.constants.ts'
import { requiredText } from './text.ts'

function score(name: string) {
  const error = `${name} must be a whole number from 1 to ${reviewScoreMaximum}.`
  return z.int({ error }).min(1, { error }).max(reviewScoreMaximum, { error })
}

const aspectsBody = z.strictObject(
  {
    communication: score('Communication'),
    quality: score('Quality').optional(),
    timeliness: score('On time').optional(),
    clarity: score('Clear task').optional(),
    payment: score('Payment').optional(),
  },
  { error: 'Send a score for each aspect of the side that you review, and for no other.' },
)

export const reviewBody = z.object({
  rating: score('The rating'),
  aspects: aspectsBody,
  text: requiredText('Review', reviewTextMaximum),
})
export type ReviewBody = z.infer<typeof reviewBody>

export const reviewReplyBody = z.object({ text: requiredText('Reply', reviewReplyMaximum) })
export type ReviewReplyBody = z.infer<typeof reviewReplyBody>

const person = z.object({ _id: z.uuid(), name: z.string(), profileImage: z.string() })

export const reviewView = z.object({
  _id: z.uuid(),
  /** Null if the contract is private, except for its two sides. */
  title: z.string().nullable(),
  by: person,
  of: person,
  side: z.enum(reviewSides),
  rating: z.int(),
  aspects: aspectsBody,
  text: z.string(),
  /** When it becomes public. Until then only its author can read and change it. */
  revealedAt: z.iso.datetime(),
  reply: z.object({ text: z.string(), at: z.iso.datetime() }).nullable(),
})
export type ReviewView = z.infer<typeof reviewView>
export const reviewListView = z.array(reviewView)

export const ownReviewView = reviewView.extend({
  contractId: z.uuid(),
  isRevealed: z.boolean(),
  mayReply: z.boolean(),
  /** Hidden by operators: only its writer reads it. */
  isHidden: z.boolean(),
  /** Hidden by operators: only the viewer, who wrote it, reads it. */
  isReplyHidden: z.boolean(),
})
export type OwnReviewView = z.infer<typeof ownReviewView>
export const ownReviewListView = z.array(ownReviewView)

export const contractReviewsView = z.object({
  contractId: z.uuid(),
  title: z.string(),
  other: person,
  side: z.enum(reviewSides),
  mayWrite: z.boolean(),
  refusal: z.string().nullable(),
  /** When both are public at the latest; null before the contract has ended. */
  until: z.iso.datetime().nullable(),
  own: ownReviewView.nullable(),
  /** Null until public, whether it exists or not. */
  theirs: ownReviewView.nullable(),
})
export type ContractReviewsView = z.infer<typeof contractReviewsView>

export const waitingReviewView = z.object({
  contractId: z.uuid(),
  title: z.string(),
  other: person,
  side: z.enum(reviewSides),
  endedAt: z.iso.datetime(),
  until: z.iso.datetime(),
})
export type WaitingReviewView = z.infer<typeof waitingReviewView>
export const waitingReviewListView = z.array(waitingReviewView)

const limit = pageQuery.limit.default(reviewsPageSize)

export const ownReviewsQuery = z.object({
  list: z.enum(['received', 'given'], { error: 'List must be received or given.' }),
  cursor: pageQuery.cursor,
  limit,
})
export const waitingReviewsQuery = z.object({ cursor: pageQuery.cursor, limit })

export const personReviewsQuery = z.object({
  side: z.enum(reviewSides, { error: 'Side must be client or freelancer.' }).default('freelancer'),
  by: idText('By must be the id of an account.').optional(),
  cursor: pageQuery.cursor,
  limit,
})

export const storyView = z.object({
  title: z.string().nullable(),
  ofFreelancer: reviewView,
  ofClient: reviewView,
})
export type StoryView = z.infer<typeof storyView>
export const storiesView = z.object({ stories: z.array(storyView), newest: reviewListView })
export type StoriesView = z.infer<typeof storiesView>
