import { desc, sql } from 'drizzle-orm'
import { advisoryLocks } from '../../../../platform/database/advisory-locks.ts'
import { type Db, queryPlanned, type Tx } from '../../../../platform/database/database.ts'
import { ledgerAudits } from './ledger-audit.tables.ts'

export type LedgerAuditRow = typeof ledgerAudits.$inferSelect

export async function insertAudit(db: Db, row: typeof ledgerAudits.$inferInsert) {
  await db.insert(ledgerAudits).values(row)
}

export async function listAudits(db: Db, limit: number): Promise<LedgerAuditRow[]> {
  return db.select().from(ledgerAudits).orderBy(desc(ledgerAudits.startedAt)).limit(limit)
}

/** Lets one audit run at a time, until `tx` ends. False if another holds it. */
export async function tryAuditLock(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${advisoryLocks.ledgerAudit}) as taken`,
  )
  return rows[0]?.taken ?? false
}

export async function isAuditUnderWay(db: Db, name: string): Promise<boolean> {
  const found = await queryPlanned<{ one: number }>(
    db,
    `select 1 as one from jobs.job where name = $1 and state in ('created', 'retry', 'active') limit 1`,
    [name],
  )
  return found.length > 0
}
