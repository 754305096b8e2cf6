import type { Deps } from '../../deps.ts'
import { deleteUsageBefore } from './ai-usage.queries.ts'
import { oldestDayKept } from './ai-usage.rules.ts'

export async function sweepAiUsage({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>) {
  await deleteUsageBefore(db, oldestDayKept(clock()))
}
