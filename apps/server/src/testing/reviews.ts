import { type ReviewBody, type ReviewSide, reviewAspects } from '@guildhall/contract'

export function reviewOf(side: ReviewSide): ReviewBody {
  const aspects = Object.fromEntries(reviewAspects[side].map((name) => [name, 5]))
  return { rating: 5, aspects: { communication: 5, ...aspects }, text: 'A pleasure.' }
}
