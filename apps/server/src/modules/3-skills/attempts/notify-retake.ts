import { passingPercentage } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { findAttemptById, reaches } from './attempt.queries.ts'
import { findEarlierAttempts } from './attempt-history.queries.ts'

/** The handler of `notifyRetakeJob`. Says nothing to people who have started the next attempt since, or were regraded and pass. */
export async function notifyRetake(deps: Deps, { attemptId }: { attemptId: string }): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    const attempt = await findAttemptById(tx, attemptId)
    if (!attempt) return
    const { userId, skill, difficulty, attemptNumber } = attempt
    const { lastNumber } = await findEarlierAttempts(tx, attempt, 'verified')
    if (lastNumber > attemptNumber || (await reaches(tx, attemptId, passingPercentage))) return
    const context = { attemptId, skill, difficulty }
    const about = { personId: userId }
    await deps.events.record(tx, deps.clock(), { kind: 'assessment.retake_open', actorId: null, about, context })
  })
}
