import type { Deps } from '../../../deps.ts'
import { notifyMany } from '../../2-people/notifications/shared/notify-many.ts'
import { findCase } from './admin-case.queries.ts'
import { listReporters } from './report.queries.ts'

/** The handler of `notifyReportersJob`. Says whether there was a breach, and nothing about the person or what was done. */
export async function notifyReporters(deps: Deps, { caseId }: { caseId: string }): Promise<void> {
  const row = await findCase(deps.database.db, caseId)
  if (!row?.outcome) return
  const sentence =
    row.outcome === 'no_action'
      ? 'Operators read your report and found no breach of the rules.'
      : 'Operators read your report, found a breach of the rules and acted on it. Thank you.'
  await notifyMany(deps, (db, after, limit) => listReporters(db, { caseId, after, limit }), {
    ...{ kind: 'report.settled', facts: { sentence }, event: caseId },
  })
}
