import type { Deps } from '../../deps.ts'
import { auditLedger } from './audit/audit-ledger.ts'
import { insertAudit, tryAuditLock } from './audit/ledger-audit.queries.ts'

/** Milliseconds for one statement of the audit. A million lines take some seconds each. */
const statementTimeout = 10 * 60_000

/** Does nothing if another audit runs. An audit that fails is stored with the reason, and retried. */
export async function keepAudit({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  // The lock is held on a connection of its own, which waits meanwhile.
  await db.transaction(async (tx) => {
    if (!(await tryAuditLock(tx))) return
    const startedAt = clock()
    const book = { chains: 0, entries: 0, lines: 0, findings: [] }
    try {
      const report = await auditLedger(db, statementTimeout)
      await insertAudit(db, { ...report, startedAt, endedAt: clock() })
    } catch (error) {
      await insertAudit(db, { ...book, startedAt, endedAt: clock(), failure: reasonOf(error) })
      throw error
    }
  })
}

/** A drizzle error holds the statement, and the database's message as its cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}
