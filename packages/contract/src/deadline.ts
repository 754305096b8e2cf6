import { dayMs } from './day.ts'

/** Whole days until `deadline`, rounded up; zero or less once it has passed. */
export function daysLeft(deadline: Date | string, now: Date): number {
  const days = Math.ceil((new Date(deadline).getTime() - now.getTime()) / dayMs)
  return days === 0 ? 0 : days
}

export function browsingDeadlineLabel(deadline: Date | string, now: Date): string {
  const days = Math.max(0, daysLeft(deadline, now))
  return days > 0 ? `${days} days left` : 'Deadline passed'
}

export function clientDeadlineLabel(deadline: Date | string, now: Date): string {
  const days = daysLeft(deadline, now)
  if (days <= 0) return 'Deadline expired'
  return days === 1 ? '1 day remaining' : `${days} days remaining`
}
