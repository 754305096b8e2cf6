import { reviewCardsPerDay } from '@guildhall/contract'

/** Right, but only after help, comes back sooner. Nothing else decides, and nobody rates themselves. */
export function ratingOf({ isRight, wasHelped }: { isRight: boolean; wasHelped: boolean }) {
  if (!isRight) return 'again'
  return wasHelped ? 'hard' : 'good'
}

export const leftToday = (answeredToday: number) => Math.max(0, reviewCardsPerDay - answeredToday)

export function refusalToAnswer({ dueAt }: { dueAt: Date }, answeredToday: number, now: Date) {
  if (dueAt > now) return 'dailyreview.not_due'
  return leftToday(answeredToday) === 0 ? 'dailyreview.done_today' : null
}
