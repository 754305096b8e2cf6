import type { OwedRefundView } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { keysetOf, keysetPage } from '../../../platform/database/keyset.ts'
import type { ListPage } from '../../../platform/http/send-list.ts'
import { countOwedRefunds, listOwedRefunds } from './owed-refund.queries.ts'
import { presentOwedRefund } from './payment.presenter.ts'

export async function listRefundsForOperators(
  db: Db,
  { operatorId, cursor, limit }: { operatorId: string; cursor?: string | undefined; limit: number },
): Promise<ListPage<OwedRefundView>> {
  const [found, total] = await Promise.all([
    listOwedRefunds(db, { after: keysetOf(cursor), limit: limit + 1 }),
    countOwedRefunds(db),
  ])
  const { rows, nextCursor } = keysetPage(found, limit, ({ endedAt, id }) => ({ at: endedAt ?? new Date(0), id }))
  return { rows: rows.map((row) => presentOwedRefund(row, operatorId)), total, nextCursor }
}
