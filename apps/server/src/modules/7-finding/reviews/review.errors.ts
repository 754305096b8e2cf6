import { formatUsd, reviewReleaseMinimumCents, reviewWindowDays, toDollars } from '@guildhall/contract'
import type { ErrorDefinitions } from '../../../platform/errors.ts'

const minimum = formatUsd(toDollars(reviewReleaseMinimumCents))

export const reviewErrors = {
  'review.not_found': { kind: 'missing', sentence: 'This review does not exist, or it is not public yet.' },
  'review.not_ended': { kind: 'conflict', sentence: 'You can write a review once the contract has ended.' },
  'review.too_little_released': {
    kind: 'conflict',
    sentence: `Only contracts of which at least ${minimum} was released to the freelancer can be reviewed.`,
  },
  'review.time_over': {
    kind: 'conflict',
    sentence: `Reviews can be written within ${reviewWindowDays} days after the end of a contract. That time is over.`,
  },
  'review.public': {
    kind: 'conflict',
    sentence: 'Both reviews of this contract are public, so they can no longer be changed.',
  },
  'review.aspects': {
    kind: 'invalid',
    sentence: 'Send a score for each aspect of the side that you review, and for no other.',
  },
  'review.not_about_you': { kind: 'forbidden', sentence: 'Only the person who was reviewed can reply to a review.' },
  'review.replied': { kind: 'conflict', sentence: 'You have replied to this review. A reply cannot be changed.' },
} as const satisfies ErrorDefinitions
