import type { SandboxCard } from '@guildhall/contract'
import { and, eq } from 'drizzle-orm'
import { type Db, queryNamed, type Tx } from '../../../../platform/database/database.ts'
import type { Charge } from '../charge.ts'
import { sandboxCharges, sandboxRefunds } from '../payment.tables.ts'

export async function findSandboxCharge(db: Db, paymentId: string): Promise<Charge | undefined> {
  const [row] = await queryNamed<Charge>(
    db,
    'sandbox_charge',
    'select status, failure, amount_cents as "amountCents" from sandbox_charges where payment_id = $1',
    [paymentId],
  )
  return row
}

export async function findSandboxCard(db: Db, paymentId: string): Promise<SandboxCard | null> {
  const [row] = await db
    .select({ card: sandboxCharges.card })
    .from(sandboxCharges)
    .where(eq(sandboxCharges.paymentId, paymentId))
  return row?.card ?? null
}

/** False if a card was charged before, or the payment was given up. */
export async function insertSandboxCharge(
  tx: Tx,
  charge: Charge & { paymentId: string; card: SandboxCard; createdAt: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(sandboxCharges)
    .values(charge)
    .onConflictDoNothing()
    .returning({ paymentId: sandboxCharges.paymentId })
  return rows.length > 0
}

/** Prevents a later charge; does nothing if there is one. */
export async function giveUpSandboxCharge(
  db: Db,
  { paymentId, amountCents, at }: { paymentId: string; amountCents: number; at: Date },
): Promise<void> {
  const ended = { status: 'failed', failure: 'abandoned' } as const
  await db
    .insert(sandboxCharges)
    .values({ paymentId, amountCents, card: null, createdAt: at, ...ended })
    .onConflictDoUpdate({
      target: sandboxCharges.paymentId,
      set: ended,
      setWhere: eq(sandboxCharges.status, 'requires_action'),
    })
}

/** False if the charge is no longer in this state. */
export async function endSandboxCharge(
  db: Db,
  paymentId: string,
  from: 'requires_action' | 'processing',
  outcome: Pick<Charge, 'status' | 'failure'>,
): Promise<boolean> {
  const rows = await db
    .update(sandboxCharges)
    .set(outcome)
    .where(and(eq(sandboxCharges.paymentId, paymentId), eq(sandboxCharges.status, from)))
    .returning({ paymentId: sandboxCharges.paymentId })
  return rows.length > 0
}

export async function insertSandboxRefund(tx: Tx, refund: typeof sandboxRefunds.$inferInsert): Promise<void> {
  await tx.insert(sandboxRefunds).values(refund).onConflictDoNothing()
}
