import { type EarningsView, nextFeeCents, type PayoutView, toDollars } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { type Db, prepared } from '../../../platform/database/database.ts'
import { keysetOf, keysetPage } from '../../../platform/database/keyset.ts'
import type { ListPage } from '../../../platform/http/send-list.ts'
import { findBalance } from '../../1-ground/ledger/shared/balance.queries.ts'
import { type EarnedMonth, listEarnedMonths, listOpenAmounts } from './earnings.queries.ts'
import { presentPayout } from './payment.presenter.ts'
import { countPayouts, listPayoutRows } from './payment.queries.ts'
import { currentProviderName } from './provider.ts'
import { findPayoutAccountState } from './stripe/payout-account.ts'

export async function getEarnings(
  deps: Pick<Deps, 'database' | 'clock' | 'stripe'>,
  freelancerId: string,
): Promise<EarningsView> {
  const db = prepared(deps.database.db)
  const [available, open, months, payoutAccount] = await Promise.all([
    findBalance(db, 'payable', freelancerId),
    listOpenAmounts(db, freelancerId),
    listEarnedMonths(db, freelancerId),
    findPayoutAccountState(deps, db, freelancerId),
  ])
  let [held, due] = [0, 0]
  for (const { heldCents, dueCents, releasedCents, feeBps } of open) {
    held += heldCents - nextFeeCents({ releasedCents, nextCents: heldCents, feeBps })
    due += dueCents - nextFeeCents({ releasedCents: releasedCents + heldCents, nextCents: dueCents, feeBps })
  }
  return {
    available: toDollars(available),
    held: toDollars(held),
    due: toDollars(due),
    released: toDollars(totalOf(months.map(({ releasedCents }) => releasedCents ?? 0))),
    withdrawn: toDollars(totalOf(months.map(({ withdrawnCents }) => withdrawnCents))),
    months: lastEarned(months),
    years: yearsSince(months[0], deps.clock()),
    payoutAccount,
    isTest: currentProviderName(deps) !== 'stripe',
  }
}

const totalOf = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)

/** The last twelve months in which something was released, oldest first. */
function lastEarned(months: readonly EarnedMonth[]): EarningsView['months'] {
  const earned = months.flatMap(({ month, releasedCents }) =>
    releasedCents === null ? [] : [{ month, earned: toDollars(releasedCents) }],
  )
  return earned.slice(-12)
}

function yearsSince(first: EarnedMonth | undefined, now: Date): number[] {
  if (!first) return []
  const oldest = Number(first.month.slice(0, 4))
  const newest = Math.max(now.getUTCFullYear(), oldest)
  return Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index)
}

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
