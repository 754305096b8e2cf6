/** Statistics read answers of this many months, at most these many for each item. Older ones and more are dropped. */
export const answersKept = { months: 24, perItem: 5_000 } as const

export const monthOf = (at: Date): string => `${at.toISOString().slice(0, 7)}-01`

/** Answers of earlier months are dropped. */
export function oldestMonth(now: Date): string {
  return monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - answersKept.months, 1)))
}
