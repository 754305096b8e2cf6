import type { SweepDeps } from '../../../deps.ts'
import { keepAccounts } from '../../1-ground/users/shared/lock-account.queries.ts'
import type { itemCorrections } from '../corrections/correction.tables.ts'
import { findChallengedResult, listUntold, setTold } from './challenge.queries.ts'

const batchSize = 100

/** Each is told once, in a transaction of its own. */
export async function tellChallengers(
  { database: { db }, events, clock }: SweepDeps,
  { id: correctionId, decision, reason }: typeof itemCorrections.$inferSelect,
): Promise<void> {
  for (;;) {
    const batch = await listUntold(db, correctionId, batchSize)
    for (const { id, userId } of batch) {
      await db.transaction(async (tx) => {
        if (!(await keepAccounts(tx, [userId]))) return
        const at = clock()
        const told = await setTold(tx, id, at)
        const result = told && (await findChallengedResult(tx, told.attemptId))
        if (!result) return
        const about = { personId: userId }
        const facts = { challengeId: id, resultId: result.id }
        const context = { skill: result.skill, decision, reason }
        await events.record(tx, at, { kind: 'challenge.decided', actorId: null, about, facts, context })
      })
    }
    if (batch.length < batchSize) return
  }
}
