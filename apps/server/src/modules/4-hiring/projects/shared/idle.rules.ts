import { dayMs, idleAskDays, idleCloseDays } from '@guildhall/contract'

export const askBefore = (now: Date) => new Date(now.getTime() - idleAskDays * dayMs)

export const closeBefore = (now: Date) => new Date(now.getTime() - idleCloseDays * dayMs)

/** When an active project closes unless its client acts; null if they were not asked. */
export function closingTimeOf({ status, askedAt }: { status: string; askedAt: Date | null }): Date | null {
  return status === 'active' && askedAt ? closesAt(askedAt) : null
}

export const closesAt = (askedAt: Date) => new Date(askedAt.getTime() + idleCloseDays * dayMs)
