import { type EarningsView, nextFeeCents, type PayoutView, toDollars } from '@guildhall/contract'
import type { Db } from '../../platform/database/database.ts'
import { keysetOf, keysetPage } from '../../platform/database/keyset.ts'
import type { ListPage } from '../../platform/http/send-list.ts'
import { findBalance } from '../ledger/shared/balances.ts'
import { findEarned, listEarnedMonths, listOpenAmounts } from './earnings.queries.ts'
import { presentPayout } from './payment.presenter.ts'
import { countPayouts, listPayoutRows } from './payment.queries.ts'

export async function getEarnings(db: Db, freelancerId: string): Promise<EarningsView> {
  const [available, open, earned, months] = await Promise.all([
    findBalance(db, 'payable', freelancerId),
    listOpenAmounts(db, freelancerId),
    findEarned(db, freelancerId),
    listEarnedMonths(db, freelancerId),
  ])
  let [held, due] = [0, 0]
  for (const { heldCents, amountCents, releasedCents, status, feeBps } of open) {
    const missing = status === 'payment_due' ? amountCents - heldCents - releasedCents : 0
    held += heldCents - nextFeeCents({ releasedCents, nextCents: heldCents, feeBps })
    due += missing - nextFeeCents({ releasedCents: releasedCents + heldCents, nextCents: missing, feeBps })
  }
  return {
    available: toDollars(available),
    held: toDollars(held),
    due: toDollars(due),
    released: toDollars(earned.releasedCents),
    withdrawn: toDollars(earned.withdrawnCents),
    months: months.map(({ month, cents }) => ({ month, earned: toDollars(cents) })),
    isTest: true,
  }
}

/** What the viewer withdrew, newest first. */
export async function listPayouts(
  db: Db,
  { viewerId: freelancerId, cursor, limit }: { viewerId: string; cursor?: string | undefined; limit: number },
): Promise<ListPage<PayoutView>> {
  const [found, total] = await Promise.all([
    listPayoutRows(db, { freelancerId, end: keysetOf(cursor), limit: limit + 1 }),
    countPayouts(db, freelancerId),
  ])
  const { rows, nextCursor } = keysetPage(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
  return { rows: rows.map(presentPayout), total, nextCursor }
}
