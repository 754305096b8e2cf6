import { dayMs, decisionAppealDays } from '@guildhall/contract'

export const appealUntil = (decidedAt: Date): Date => new Date(decidedAt.getTime() + decisionAppealDays * dayMs)

export function refusalToAppeal(
  decision: { decidedAt: Date; appeal: string | null; reversedAt: Date | null },
  now: Date,
): 'decision.reversed' | 'decision.appealed' | 'decision.appeal_late' | null {
  if (decision.reversedAt) return 'decision.reversed'
  if (decision.appeal !== null) return 'decision.appealed'
  return now > appealUntil(decision.decidedAt) ? 'decision.appeal_late' : null
}

export function refusalToAnswer(decision: {
  appeal: string | null
  answer: string | null
  reversedAt: Date | null
}): 'decision.reversed' | 'decision.no_appeal' | 'decision.answered' | null {
  if (decision.reversedAt) return 'decision.reversed'
  if (decision.appeal === null) return 'decision.no_appeal'
  return decision.answer === null ? null : 'decision.answered'
}
