import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { advisoryLocks } from '../../../platform/database/advisory-locks.ts'
import { type Db, queryPlanned, queryText, type Tx } from '../../../platform/database/database.ts'
import { nameOfText } from '../../1-ground/users/shared/shown-person.queries.ts'
import { payments } from '../payments/payment.tables.ts'
import { receipts } from './receipt.tables.ts'

export type ReceiptRow = typeof receipts.$inferSelect

const parties = `c.id, c.client_id, ${nameOfText('c.client_id')}, ${nameOfText('c.freelancer_id')}, c.title`
const columns = `kind, payment_id, refund_id, amount_cents, held_cents, is_test, booked_at, contract_id, client_id, client_name,
  freelancer_name, contract_title`

export async function insertReceipt(
  tx: Tx,
  { paymentId, heldCents, at }: { paymentId: string; heldCents: number; at: Date },
): Promise<void> {
  await queryText(
    tx,
    `insert into receipts (${columns})
     select 'receipt', p.id, null, p.amount_cents, $2, p.provider <> 'stripe', $3, ${parties}
     from payments p join contracts c on c.id = p.contract_id where p.id = $1`,
    [paymentId, heldCents, at],
  )
}

/** {@link insertReceipt} for many payments, with one statement. */
export async function insertReceipts(
  tx: Tx,
  list: readonly { paymentId: string; heldCents: number; at: Date }[],
): Promise<void> {
  await queryText(
    tx,
    `insert into receipts (${columns})
     select 'receipt', p.id, null, p.amount_cents, given."heldCents", p.provider <> 'stripe', given.at, ${parties}
     from jsonb_to_recordset($1) as given ("paymentId" uuid, "heldCents" bigint, at timestamptz)
     join payments p on p.id = given."paymentId" join contracts c on c.id = p.contract_id`,
    [JSON.stringify(list)],
  )
}

export async function insertCreditNote(tx: Tx, { refundId, at }: { refundId: string; at: Date }): Promise<void> {
  await queryText(
    tx,
    `insert into receipts (${columns})
     select 'credit_note', r.payment_id, r.id, r.amount_cents, 0, r.provider <> 'stripe', $2, ${parties}
     from refunds r join contracts c on c.id = r.contract_id where r.id = $1`,
    [refundId, at],
  )
}

export async function hasUnnumbered(db: Db): Promise<boolean> {
  const [row] = await queryPlanned<{ found: boolean }>(
    db,
    'select exists (select from receipts where number is null) as found',
    [],
  )
  return row?.found ?? false
}

/** No other transaction numbers receipts until this one ends. */
export async function lockNumbering(tx: Tx): Promise<void> {
  await queryPlanned(tx, 'select pg_advisory_xact_lock($1)', [advisoryLocks.receiptNumbers])
}

/** Lock the numbering first. Returns how many. A receipt comes before its credit notes. */
export async function numberNext(tx: Tx, { at, limit }: { at: Date; limit: number }): Promise<number> {
  const rows = await queryPlanned(
    tx,
    `with waiting as (
       select id, kind, booked_at, extract(year from booked_at at time zone 'UTC')::int as year
       from receipts where number is null order by booked_at, kind desc, id limit $2
     ), numbered as (
       select w.id, w.year, row_number() over (partition by w.kind, w.year order by w.booked_at, w.id)
         + coalesce((select max(r.number) from receipts r where r.kind = w.kind and r.year = w.year), 0) as number
       from waiting w
     )
     update receipts r set year = n.year, number = n.number, numbered_at = $1 from numbered n where r.id = n.id returning r.id`,
    [at, limit],
  )
  return rows.length
}

const originals = alias(receipts, 'originals')

/** A receipt or credit note with the number of the receipt that a credit note is about. */
export async function findReceipt(db: Db, id: string) {
  const [row] = await db
    .select({ receipt: receipts, original: originals, paidCents: payments.amountCents })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .leftJoin(originals, sql`${originals.paymentId} = ${receipts.paymentId} and ${originals.kind} = 'receipt'`)
    .where(eq(receipts.id, id))
  return row
}
