import type { SweepDeps } from '../../../deps.ts'
import { deleteUsageBefore } from './ai-usage.queries.ts'
import { oldestDayKept } from './ai-usage.rules.ts'

export async function sweepAiUsage({
  database: { db },
  clock,
  stopping,
}: Pick<SweepDeps, 'database' | 'clock' | 'stopping'>) {
  await deleteUsageBefore(db, oldestDayKept(clock()), stopping)
}
