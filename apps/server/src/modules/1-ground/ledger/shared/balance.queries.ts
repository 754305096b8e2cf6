import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { ledgerBalances } from '../ledger.tables.ts'

export type BalanceAccount = (typeof ledgerBalances.$inferSelect)['account']

/** Cents; 0 if nothing was ever written to it. */
export async function findBalance(db: Db | Tx, account: BalanceAccount, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ cents: ledgerBalances.cents })
    .from(ledgerBalances)
    .where(and(eq(ledgerBalances.ownerId, ownerId), eq(ledgerBalances.account, account)))
  return row?.cents ?? 0
}

/** {@link findBalance}, locked until the transaction ends. */
export async function lockBalance(tx: Tx, account: BalanceAccount, ownerId: string): Promise<number> {
  const { rows } = await tx.execute<{ cents: number | null }>(
    sql`select ledger.lock_balance(${account}, ${ownerId}) as cents`,
  )
  return rows[0]?.cents ?? 0
}
