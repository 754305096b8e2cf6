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

type Budget = {
  key: string
  limit: number
  code: 'ai.daily_limit' | 'ai.daily_limit_shared' | 'ai.daily_limit_address'
}

/** Accounts are free, so a member also needs one of the requests that all accounts at an address share. */
function budgetsOf({ dailyRequests }: Ai, { userId, address }: Requester): Budget[] {
  const network = addressKey(address)
  const { perUser, perSharedAddress, perAddress } = dailyRequests
  if (!userId) return [{ key: `address:${network}`, limit: perAddress, code: 'ai.daily_limit_address' }]
  return [
    { key: `user:${userId}`, limit: perUser, code: 'ai.daily_limit' },
    { key: `members:${network}`, limit: perSharedAddress, code: 'ai.daily_limit_shared' },
  ]
}

/**
 * Throws `ai.daily_limit`, `ai.daily_limit_shared` or `ai.daily_limit_address` (429, until midnight UTC). Pass a final
 * error to `settle`, which returns the request if the provider was unusable.
 */
export async function countAiRequest(deps: Pick<Deps, 'database' | 'clock'>, ai: Ai, requester: Requester) {
  const { db } = deps.database
  const now = deps.clock()
  const day = utcDay(now)
  const counted: Budget[] = []
  const takeBack = async () => {
    for (const { key } of counted) await takeBackRequest(db, { key, day })
  }
  for (const budget of budgetsOf(ai, requester)) {
    const { key, limit, code } = budget
    if (!(await countWithin(db, { key, day }, limit))) {
      await takeBack()
      const retryAfterSeconds = secondsUntilMidnight(now)
      throw new DomainError(code, { limit, retryAfterSeconds, wait: formatWait(retryAfterSeconds) })
    }
    counted.push(budget)
  }
  return {
    async settle(error: unknown) {
      if (error instanceof DomainError && costsNothing.includes(error.code)) await takeBack()
    },
  }
}
