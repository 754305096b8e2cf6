import { dayMs, passingPercentage, signalRetentionDays } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { deleteMeasures, insertMeasure, isThere, keepAttempt, listOthers, listUnmeasured } from './signal.queries.ts'
import { measure } from './signal.rules.ts'

/** After a week without this job, the earlier attempts stay unmeasured. */
const reachMs = 7 * dayMs
const batchSize = 100
const batchesMaximum = 10
/** An attempt is compared with at most so many others. */
const othersMaximum = 500
const deletedAtOnce = 10_000

/** The handler of `measureAttemptsJob`: what has finished since the last run, the first one first. */
export async function measureAttempts({ database: { db }, clock }: Deps): Promise<void> {
  const now = clock()
  await deleteMeasures(db, { before: oldest(now), limit: deletedAtOnce })
  for (let batch = 0; batch < batchesMaximum; batch += 1) {
    const found = await listUnmeasured(db, { since: new Date(now.getTime() - reachMs), limit: batchSize })
    for (const id of found) await measureAttempt({ database: { db }, clock }, id)
    if (found.length < batchSize) break
  }
}

async function measureAttempt(
  { database: { db }, clock }: Pick<Deps, 'clock'> & { database: Pick<Deps['database'], 'db'> },
  attemptId: string,
) {
  await db.transaction(async (tx) => {
    const attempt = await keepAttempt(tx, attemptId)
    if (!attempt) return
    const { userId, skillKey, difficulty, finishedAt, percentage } = attempt
    const others = await listOthers(tx, attempt, { since: oldest(clock()), limit: othersMaximum })
    const { match, ...measured } = measure(attempt, percentage >= passingPercentage, others)
    await insertMeasure(tx, {
      ...measured,
      attemptId,
      userId,
      skillKey,
      difficulty,
      finishedAt,
      comparedAttempts: others.length,
      partnerId: match && (await isThere(tx, match.attemptId)) ? match.attemptId : null,
      identicalMistakes: match?.identical ?? 0,
      bothWrong: match?.bothWrong ?? 0,
      chance: match?.chance ?? 1,
    })
  })
}

const oldest = (now: Date) => new Date(now.getTime() - signalRetentionDays * dayMs)
