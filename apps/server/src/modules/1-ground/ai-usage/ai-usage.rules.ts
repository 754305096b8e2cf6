import { dayMs } from '@guildhall/contract'

export const utcDay = (instant: Date) => instant.toISOString().slice(0, 10)

export function secondsUntilMidnight(now: Date): number {
  return Math.max(1, Math.ceil((dayMs - (now.getTime() % dayMs)) / 1_000))
}

export const oldestDayKept = (now: Date) => utcDay(new Date(now.getTime() - 14 * dayMs))
