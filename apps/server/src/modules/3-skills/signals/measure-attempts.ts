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
export async function measureAttempts(deps: Deps): Promise<void> {
  const { db } = deps.database
  const now = deps.clock()
  await deleteMeasures(db, { before: oldest(now), limit: deletedAtOnce })
  const since = new Date(now.getTime() - reachMs)
  const failures: unknown[] = []
  for (let batch = 0; batch < batchesMaximum && failures.length === 0; batch += 1) {
    const found = await listUnmeasured(db, { since, limit: batchSize })
    // One that cannot be measured must not keep the later ones waiting.
    for (const id of found) await measureAttempt(deps, id).catch((error: unknown) => failures.push(error))
    if (found.length < batchSize) break
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} attempts could not be measured`)
}

async function measureAttempt({ database: { db }, clock }: Deps, attemptId: string) {
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
