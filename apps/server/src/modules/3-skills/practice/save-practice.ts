import { type AssessmentResultView, type Difficulty, dayMs, skillKey } from '@guildhall/contract'
import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { formatWaitUntil } from '../../../platform/format-time.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { insertEmptyProfile } from '../../1-ground/users/shared/empty-profile.queries.ts'
import { lockAccount } from '../../1-ground/users/shared/lock-account.queries.ts'
import { recordResult } from '../results/shared/record-result.ts'
import { presentResult } from '../results/shared/result.presenter.ts'
import { findNewestPractice, findNthNewestPractice } from './practice.queries.ts'
import { practicePerDay, replayWindowMs } from './practice.rules.ts'

export type Practice = { userId: string; skill: string; score: number; totalQuestions: number; difficulty: Difficulty }

/** A result identical to the skill's newest, within a minute, returns that one. Throws `throttle.practice`. */
export function savePractice({ database: { db }, clock }: OnceDeps, practice: Practice): Promise<AssessmentResultView> {
  const { userId } = practice
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const now = clock() // read after waiting for the lock, so that `now` is not before results saved meanwhile
    const since = new Date(now.getTime() - replayWindowMs)
    const newest = await findNewestPractice(tx, { ...practice, since })
    if (newest && isSame(newest, practice)) return presentResult(newest)
    await refuseTooMany(tx, userId, now)
    await insertEmptyProfile(tx, userId, now)
    const result = { ...practice, kind: 'practice', skillKey: skillKey(practice.skill), completedAt: now } as const
    return presentResult(await recordResult(tx, result))
  })
}

const isSame = (one: Omit<Practice, 'userId'>, other: Omit<Practice, 'userId'>) =>
  one.difficulty === other.difficulty && one.score === other.score && one.totalQuestions === other.totalQuestions

/** Lock the account first. A throttle instead would stop people who practice a little every day. */
async function refuseTooMany(tx: Tx, userId: string, now: Date) {
  const since = new Date(now.getTime() - dayMs)
  const oldest = await findNthNewestPractice(tx, { userId, since, n: practicePerDay })
  if (!oldest) return
  const until = new Date(oldest.completedAt.getTime() + dayMs)
  throw new DomainError('throttle.practice', {
    limit: practicePerDay,
    wait: formatWaitUntil(until, now),
    retryAfterSeconds: Math.ceil((until.getTime() - now.getTime()) / 1_000),
  })
}
