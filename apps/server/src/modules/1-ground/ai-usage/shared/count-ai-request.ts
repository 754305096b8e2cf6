import type { Deps } from '../../../../deps.ts'
import type { Ai } from '../../../../platform/ai/ai.ts'
import { DomainError, type ErrorCode } from '../../../../platform/errors.ts'
import { formatWait } from '../../../../platform/format-time.ts'
import { addressKey } from '../../../../platform/http/address-key.ts'
import { countWithin, takeBackRequest } from '../ai-usage.queries.ts'
import { secondsUntilMidnight, utcDay } from '../ai-usage.rules.ts'

export type Requester = { userId?: string | undefined; address: string }

/** The provider was unusable, which is not the user's fault. Any other outcome costs as much as an answer. */
const costsNothing: readonly ErrorCode[] = ['ai.misconfigured', 'ai.unavailable', 'ai.rate_limited']

/**
 * Throws `ai.daily_limit` or `ai.daily_limit_address` (429, until midnight UTC). Pass a final error to `settle`, which
 * returns the request if the provider was unusable.
 */
export async function countAiRequest(deps: Pick<Deps, 'database' | 'clock'>, ai: Ai, requester: Requester) {
  const { db } = deps.database
  const now = deps.clock()
  const { userId, address } = requester
  const limit = userId ? ai.dailyRequests.perUser : ai.dailyRequests.perAddress
  const count = { key: userId ? `user:${userId}` : `address:${addressKey(address)}`, day: utcDay(now) }
  if (!(await countWithin(db, count, limit))) {
    const retryAfterSeconds = secondsUntilMidnight(now)
    throw new DomainError(userId ? 'ai.daily_limit' : 'ai.daily_limit_address', {
      limit,
      retryAfterSeconds,
      wait: formatWait(retryAfterSeconds),
    })
  }
  return {
    async settle(error: unknown) {
      if (error instanceof DomainError && costsNothing.includes(error.code)) await takeBackRequest(db, count)
    },
  }
}
