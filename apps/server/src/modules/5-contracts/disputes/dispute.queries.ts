import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { ledgerBalances } from '../../1-ground/ledger/ledger.tables.ts'
import { contracts } from '../contracts/contract.tables.ts'
import { disputeClaims, disputes } from '../contracts/dispute.tables.ts'

export type DisputeRow = typeof disputes.$inferSelect & {
  clientId: string
  freelancerId: string
  feeBps: number
  /** Cents that are set aside now. A bank may have taken some of them back. */
  leftCents: number
}
export type ClaimRow = typeof disputeClaims.$inferSelect

export const setAsideCents = sql<number>`coalesce((select ${ledgerBalances.cents} from ${ledgerBalances}
  where ${ledgerBalances.ownerId} = ${contracts.id} and ${ledgerBalances.account} = 'disputed'), 0)`

function selectDisputes(db: Db | Tx) {
  return db
    .select({
      dispute: disputes,
      clientId: contracts.clientId,
      freelancerId: contracts.freelancerId,
      feeBps: contracts.feeBps,
      leftCents: setAsideCents,
    })
    .from(disputes)
    .innerJoin(contracts, eq(contracts.id, disputes.contractId))
    .$dynamic()
}
type Selected = Awaited<ReturnType<typeof selectDisputes>>[number]
const flat = ({ dispute, ...contract }: Selected): DisputeRow => ({ ...dispute, ...contract })

export async function findContractOf(db: Db | Tx, disputeId: string): Promise<string | undefined> {
  const [row] = await db.select({ contractId: disputes.contractId }).from(disputes).where(eq(disputes.id, disputeId))
  return row?.contractId
}

/** Reliable while the contract is locked: everything that changes a dispute locks it first. */
export async function findDispute(db: Db | Tx, id: string): Promise<DisputeRow | undefined> {
  const [row] = await selectDisputes(db).where(eq(disputes.id, id))
  return row && flat(row)
}

export async function listDisputes(db: Db | Tx, contractId: string): Promise<DisputeRow[]> {
  const rows = await selectDisputes(db)
    .where(eq(disputes.contractId, contractId))
    .orderBy(desc(disputes.createdAt), desc(disputes.id))
  return rows.map(flat)
}

export async function listClaims(db: Db | Tx, disputeId: string): Promise<ClaimRow[]> {
  return db.select().from(disputeClaims).where(eq(disputeClaims.disputeId, disputeId)).orderBy(asc(disputeClaims.id))
}

export async function insertDispute(tx: Tx, values: typeof disputes.$inferInsert): Promise<string> {
  const [row] = await tx.insert(disputes).values(values).returning({ id: disputes.id })
  assertRow(row, 'an inserted dispute')
  return row.id
}

export async function insertClaim(tx: Tx, values: typeof disputeClaims.$inferInsert): Promise<void> {
  await tx.insert(disputeClaims).values(values)
}

export async function setDispute(
  tx: Tx,
  id: string,
  values: Partial<Omit<typeof disputes.$inferSelect, 'id' | 'contractId' | 'openedBy' | 'heldCents' | 'createdAt'>>,
): Promise<void> {
  await tx.update(disputes).set(values).where(eq(disputes.id, id))
}

export type TimerRow = { id: string; claimsUntil: Date }

/** Open disputes whose claim period ends after `from` and until `to`, earliest first. */
export async function listEnding(
  db: Db,
  { from, to, after, limit }: { from?: Date; to: Date; after: TimerRow | undefined; limit: number },
): Promise<TimerRow[]> {
  return db
    .select({ id: disputes.id, claimsUntil: disputes.claimsUntil })
    .from(disputes)
    .where(
      and(
        eq(disputes.status, 'open'),
        from && sql`${disputes.claimsUntil} > ${from.toISOString()}::timestamptz`,
        sql`${disputes.claimsUntil} <= ${to.toISOString()}::timestamptz`,
        after &&
          sql`(${disputes.claimsUntil}, ${disputes.id}) > (${after.claimsUntil.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(disputes.claimsUntil), asc(disputes.id))
    .limit(limit)
}
