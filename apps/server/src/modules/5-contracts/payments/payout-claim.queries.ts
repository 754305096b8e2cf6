import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { payouts } from './payment.tables.ts'

export type PayoutClaim = { id: string; sendingKey: string; until: Date }

const keyAfter = (refusals: typeof payouts.refusals) =>
  sql<string>`case ${refusals} when 0 then ${payouts.id}::text else ${payouts.id} || '-' || ${refusals} end`

/** Undefined if it failed, or another run has it. */
export async function claimPayout(db: Db, id: string, { now, until }: { now: Date; until: Date }) {
  const [row] = await db
    .update(payouts)
    .set({
      claimedUntil: until,
      sendingKey: sql`coalesce(${payouts.sendingKey}, ${keyAfter(payouts.refusals)})`,
    })
    .where(
      and(
        eq(payouts.id, id),
        ne(payouts.status, 'failed'),
        or(isNull(payouts.claimedUntil), lte(payouts.claimedUntil, now)),
      ),
    )
    .returning()
  return row
}

const isHeld = ({ id, until }: PayoutClaim) => and(eq(payouts.id, id), eq(payouts.claimedUntil, until))

/** False if another run has taken it meanwhile. */
export async function extendClaim(db: Db, claim: PayoutClaim, until: Date): Promise<boolean> {
  const rows = await db
    .update(payouts)
    .set({ claimedUntil: until })
    .where(and(isHeld(claim), eq(payouts.sendingKey, claim.sendingKey)))
    .returning({ id: payouts.id })
  return rows.length > 0
}

export async function releaseClaim(db: Db, claim: PayoutClaim): Promise<void> {
  await db.update(payouts).set({ claimedUntil: null }).where(isHeld(claim))
}

/** The provider would refuse the same key again, so the next run gets another one. */
export async function replaceRefusedKey(db: Db, { id, sendingKey }: PayoutClaim): Promise<void> {
  await db
    .update(payouts)
    .set({
      refusals: sql`${payouts.refusals} + 1`,
      sendingKey: sql`${payouts.id} || '-' || (${payouts.refusals} + 1)`,
    })
    .where(and(eq(payouts.id, id), eq(payouts.sendingKey, sendingKey)))
}
