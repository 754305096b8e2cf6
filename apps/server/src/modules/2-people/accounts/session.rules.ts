import { dayMs } from '@guildhall/contract'

export const sessionLifetimeMs = 30 * dayMs
const sessionMaximumMs = 180 * dayMs

export function sessionExpiry(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + sessionLifetimeMs, createdAt.getTime() + sessionMaximumMs))
}

export const oldestSessionStart = (now: Date) => new Date(now.getTime() - sessionMaximumMs)
