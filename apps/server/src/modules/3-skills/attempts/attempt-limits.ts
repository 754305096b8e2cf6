import { type AssessmentOverviewView, type AttemptKind, dayMs } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { DomainError, sentenceFor } from '../../../platform/errors.ts'
import { formatWaitUntil } from '../../../platform/format-time.ts'
import { addressKey } from '../../../platform/http/address-key.ts'
import { getBlockedUntil } from '../../2-people/accounts/shared/get-blocked-until.ts'
import { scaled } from '../../2-people/accounts/shared/throttle.rules.ts'
import { throttleAttempt } from '../../2-people/accounts/shared/throttle-attempt.ts'
import { listStarts } from './attempt-history.queries.ts'
import { attemptsPerDay, nextStart, verifiedPerAddress } from './attempt-limits.rules.ts'

const keyOf = (address: string) => `verified-attempt:address:${addressKey(address)}`
const refusalCodes = {
  verified: 'throttle.verified',
  graded: 'throttle.verified',
  unverified: 'throttle.unverified',
} as const

/** Throws `throttle.verified` or `throttle.unverified`. Lock the account first, so that no start is missed. */
export async function refuseTooManyStarts(tx: Tx, { userId, kind }: { userId: string; kind: AttemptKind }, now: Date) {
  const starts = await listStarts(tx, { userId, kind, since: dayBefore(now) })
  const opensAt = nextStart(starts, attemptsPerDay[kind])
  if (opensAt) throw new DomainError(refusalCodes[kind], refusalDetails(kind, opensAt, now))
}

export async function countVerifiedStart({ database: { db }, config, clock }: Deps, address: string) {
  const policy = scaled(verifiedPerAddress, config.rateLimitFactor)
  await throttleAttempt(db, keyOf(address), policy, clock(), 'throttle.verified_address')
}

/** How many attempts of a verified one's size the person can still start today, and when the next one is possible. */
export async function getVerifiedLimits(
  { database: { db } }: Pick<Deps, 'database'>,
  { userId, address }: { userId: string; address: string },
  now: Date,
): Promise<AssessmentOverviewView['verified']> {
  const kind = 'verified'
  const perDay = attemptsPerDay[kind]
  const [starts, blockedUntil] = await Promise.all([
    listStarts(db, { userId, kind, since: dayBefore(now) }),
    getBlockedUntil(db, keyOf(address), now),
  ])
  const opensAt = nextStart(starts, perDay)
  const left = Math.max(0, perDay - starts.length)
  if (opensAt) {
    const message = sentenceFor('throttle.verified', refusalDetails(kind, opensAt, now))
    return { perDay, left, refusal: { message, until: opensAt.toISOString() } }
  }
  if (!blockedUntil) return { perDay, left, refusal: null }
  const message = sentenceFor('throttle.verified_address', { wait: formatWaitUntil(blockedUntil, now) })
  return { perDay, left, refusal: { message, until: blockedUntil.toISOString() } }
}

const dayBefore = (now: Date) => new Date(now.getTime() - dayMs)

const refusalDetails = (kind: AttemptKind, opensAt: Date, now: Date) => ({
  limit: attemptsPerDay[kind],
  wait: formatWaitUntil(opensAt, now),
  retryAfterSeconds: Math.max(1, Math.ceil((opensAt.getTime() - now.getTime()) / 1_000)),
})
