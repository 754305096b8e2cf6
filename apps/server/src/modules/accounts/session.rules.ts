const dayMs = 24 * 60 * 60 * 1_000
/** A session expires after this long without use. */
export const sessionLifetimeMs = 30 * dayMs
/** It ends this long after it was opened, however much it is used. */
export const sessionMaximumMs = 180 * dayMs

/** When a session that is used `now` expires. */
export function sessionExpiry(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + sessionLifetimeMs, createdAt.getTime() + sessionMaximumMs))
}

/** Sessions that were opened at this instant or before have reached their absolute end. */
export const oldestSessionStart = (now: Date) => new Date(now.getTime() - sessionMaximumMs)
