import {
  type ContractStatus,
  dayMs,
  type ReviewBody,
  type ReviewSide,
  reviewAspects,
  reviewReleaseMinimumCents,
  reviewReminderDays,
  reviewWindowDays,
} from '@guildhall/contract'

type EndedContract = { status: ContractStatus; endedAt: Date | null; releasedCents: number }
type Revealed = { revealedAt: Date }

/** When reviews of a contract become public if only one side writes; no review can be written from then on. */
export function reviewsUntil(endedAt: Date): Date {
  return new Date(endedAt.getTime() + reviewWindowDays * dayMs)
}

export function remindAt(endedAt: Date): Date {
  return new Date(endedAt.getTime() + (reviewWindowDays - reviewReminderDays) * dayMs)
}

/** Why a side of the contract may not write or change its review now, or null when it may. */
export function refusalToWrite({ endedAt, releasedCents }: EndedContract, own: Revealed | undefined, now: Date) {
  if (!endedAt) return 'review.not_ended'
  if (releasedCents < reviewReleaseMinimumCents) return 'review.too_little_released'
  if (own && own.revealedAt <= now) return 'review.public'
  return now < reviewsUntil(endedAt) ? null : 'review.time_over'
}

/** The scores in the order of `reviewAspects`; undefined if one is missing or belongs to no aspect. */
export function scoresOf(side: ReviewSide, aspects: ReviewBody['aspects']): number[] | undefined {
  const scores = reviewAspects[side].flatMap((name) => aspects[name] ?? [])
  const isComplete = scores.length === reviewAspects[side].length
  return isComplete && Object.values(aspects).filter((score) => score !== undefined).length === scores.length
    ? scores
    : undefined
}

export function aspectsOf(side: ReviewSide, scores: readonly number[]): ReviewBody['aspects'] {
  const named = Object.fromEntries(reviewAspects[side].map((name, position) => [name, scores[position] ?? 0]))
  return { communication: 0, ...named }
}

export const otherSide = (side: ReviewSide): ReviewSide => (side === 'client' ? 'freelancer' : 'client')
