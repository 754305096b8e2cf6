import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const dailyReviewErrors = {
  'daily_review.card_not_found': { kind: 'missing', sentence: 'This is not part of your review any more.' },
  'daily_review.not_due': {
    kind: 'conflict',
    sentence: 'This was answered already, perhaps in another tab. Go on with the next one.',
  },
  'daily_review.done_today': {
    kind: 'conflict',
    sentence: 'Today’s review is done. The next one begins tomorrow.',
  },
  'daily_review.question_not_found': { kind: 'missing', sentence: 'This lesson has no such question.' },
} as const satisfies ErrorDefinitions
