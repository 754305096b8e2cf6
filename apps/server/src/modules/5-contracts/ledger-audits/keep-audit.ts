import type { UpkeepDeps } from '../../../deps.ts'
import { auditLedgerAlone } from './audit/audit-ledger.ts'
import { insertAudit } from './audit/ledger-audit.queries.ts'

/** Milliseconds for one statement of the audit. A million lines take some seconds each. */
const statementTimeout = 10 * 60_000

/** Does nothing if another audit runs. An audit that fails is stored with the reason, and retried. */
export async function keepAudit({
  database,
  auditDatabase = database,
  clock,
}: Pick<UpkeepDeps, 'database' | 'auditDatabase' | 'clock'>): Promise<void> {
  const { db } = auditDatabase
  const startedAt = clock()
  try {
    const report = await auditLedgerAlone(db, statementTimeout)
    if (report) await insertAudit(db, { ...report, startedAt, endedAt: clock() })
  } catch (error) {
    const counts = { chains: 0, entries: 0, lines: 0, findings: [] }
    await insertAudit(db, { ...counts, startedAt, endedAt: clock(), failure: reasonOf(error) })
    throw error
  }
}

/** A drizzle error holds the statement, and the database's message as its cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}
