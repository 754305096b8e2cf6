import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const dailyReviewErrors = {
  'dailyreview.card_not_found': { kind: 'missing', sentence: 'This is no longer in your review.' },
  'dailyreview.not_due': {
    kind: 'conflict',
    sentence: 'This was answered already, perhaps in another tab. Go on with the next one.',
  },
  'dailyreview.done_today': {
    kind: 'conflict',
    sentence: 'Today’s review is done. The next one begins tomorrow.',
  },
  'dailyreview.question_not_found': { kind: 'missing', sentence: 'This lesson has no such question.' },
} as const satisfies ErrorDefinitions
