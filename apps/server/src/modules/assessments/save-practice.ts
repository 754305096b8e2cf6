import { type Difficulty, skillKey } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { publishProfile } from '../profiles/shared/publish-profile.ts'
import {
  findNthNewestPractice,
  findSamePractice,
  insertResult,
  lockPerson,
  type ResultRow,
} from './assessment.queries.ts'
import { dayMs, gradeOf, meritOf, practicePerDay, replayWindowMs, spokenWait } from './assessment.rules.ts'

export type Practice = { userId: string; skill: string; score: number; totalQuestions: number; difficulty: Difficulty }

/**
 * Keeps a practice result by the person's own word; percentage and status are worked out here. The very same one sent
 * again within a minute is a second click or a repeated request: it gives the first one back. Throws `throttle.practice`.
 */
export function savePractice({ database: { db }, clock }: Deps, practice: Practice): Promise<ResultRow> {
  const { userId, skill, difficulty, score, totalQuestions } = practice
  const grade = gradeOf(score, totalQuestions)
  return db.transaction(async (tx) => {
    await lockPerson(tx, userId)
    const now = clock() // after the wait: what was saved meanwhile is not in the future
    const since = new Date(now.getTime() - replayWindowMs)
    const same = await findSamePractice(tx, { userId, skill, difficulty, score, totalQuestions, since })
    if (same) return same
    await refuseTooMany(tx, userId, now)
    await publishProfile(tx, userId, now)
    return insertResult(tx, {
      userId,
      kind: 'practice',
      skill,
      skillKey: skillKey(skill),
      difficulty,
      ...grade,
      merit: meritOf({ kind: 'practice', difficulty, percentage: grade.percentage }),
      onProfile: true,
      completedAt: now,
    })
  })
}

/**
 * Takes `Tx`, with the person locked: of two that race, the second one sees the first. The results themselves are counted:
 * a throttle's count starts anew after a pause only, which would stop those who practise a little every day.
 */
async function refuseTooMany(tx: Tx, userId: string, now: Date) {
  const since = new Date(now.getTime() - dayMs)
  const oldest = await findNthNewestPractice(tx, { userId, since, n: practicePerDay })
  if (!oldest) return
  const until = new Date(oldest.completedAt.getTime() + dayMs)
  throw new DomainError('throttle.practice', {
    limit: practicePerDay,
    wait: spokenWait(until, now),
    retryAfterSeconds: Math.ceil((until.getTime() - now.getTime()) / 1_000),
  })
}
