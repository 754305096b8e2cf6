import type { Deps } from '../../deps.ts'
import { deleteUsageBefore } from './ai-usage.queries.ts'
import { oldestDayKept } from './ai-usage.rules.ts'

/** Removes old counts. Safe to run concurrently. */
export async function sweepAiUsage({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>) {
  await deleteUsageBefore(db, oldestDayKept(clock()))
}
