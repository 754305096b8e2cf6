import type { Deps } from '../../../deps.ts'
import type { Ai } from '../../../platform/ai/ai.ts'
import { DomainError, type ErrorCode } from '../../../platform/errors.ts'
import { formatWait } from '../../../platform/format-wait.ts'
import { addressKey } from '../../../platform/http/address-key.ts'
import { countWithin, takeBackRequest } from '../ai-usage.queries.ts'
import { secondsUntilMidnight, utcDay } from '../ai-usage.rules.ts'

/** Who wants something written. `userId` is empty for people who are not signed in: they share what their address has. */
export type Requester = { userId?: string | undefined; address: string }

/** The provider could not be used, which is nothing the person could help; any other end has cost what an answer costs. */
const costsNothing: readonly ErrorCode[] = ['ai.misconfigured', 'ai.unavailable', 'ai.rate_limited']

/**
 * Counts a request, for the person or else for the address, before anything is asked of the provider. Throws
 * `ai.daily_limit` or `ai.daily_limit_address` (429, until midnight UTC). Tell `settle` of the error that left the person
 * with nothing: where it says that the provider could not be used, the request is given back.
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
