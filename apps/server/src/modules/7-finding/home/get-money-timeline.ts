import { type MoneyTimelineView, type Side, toDollars } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { prepared } from '../../../platform/database/database.ts'
import { lastMonths } from './last-months.rules.ts'
import { listMoneyMonths } from './money-timeline.queries.ts'

const monthsShown = 12

export async function getMoneyTimeline(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  input: { userId: string; side: Side },
): Promise<MoneyTimelineView> {
  const months = lastMonths(clock(), monthsShown)
  const from = new Date(`${months[0]}-01T00:00:00Z`)
  const found = new Map(
    (await listMoneyMonths(prepared(database.db), { ...input, from })).map((row) => [row.month, row]),
  )
  return {
    months: months.map((month) => {
      const row = found.get(month)
      return {
        month,
        held: toDollars(row?.heldCents ?? 0),
        released: toDollars(row?.releasedCents ?? 0),
        earned: toDollars(row?.earnedCents ?? 0),
        refunded: toDollars(row?.refundedCents ?? 0),
      }
    }),
  }
}
