import { type Chapter, paged } from './operation-facts.ts'

export const reviewChapters: Readonly<Record<string, Chapter>> = {
  Reviews: {
    description:
      'After a contract both sides can review each other. Neither reads the other’s review before both are written, or the time to write is over. Figures are measured from what happened, by the published formulas.',
    operations: {
      'GET /api/contracts/{id}/reviews': { id: 'getContractReviews', refusals: ['contract.not_for_you'] },
      'PUT /api/contracts/{id}/review': {
        id: 'writeReview',
        refusals: [
          'contract.not_for_you',
          'review.not_ended',
          'review.too_little_released',
          'review.time_over',
          'review.public',
          'review.aspects',
        ],
      },
      'PUT /api/reviews/{id}/reply': {
        id: 'replyToReview',
        refusals: ['review.not_about_you', 'review.replied'],
      },
      'GET /api/reviews': { id: 'listOwnReviews', headers: paged },
      'GET /api/reviews/waiting': { id: 'listWaitingReviews', headers: paged },
      'GET /api/profile/{userId}/reviews': { id: 'listPersonReviews', headers: paged },
      'GET /api/profile/{userId}/figures': { id: 'getPersonFigures' },
      'GET /api/success-stories': { id: 'listStories' },
    },
  },
}
