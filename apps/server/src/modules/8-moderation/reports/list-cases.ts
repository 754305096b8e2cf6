import type { AdminCasesQuery, AdminCaseView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { keysetOf, keysetPage } from '../../../platform/database/keyset.ts'
import type { ListPage } from '../../../platform/http/send-list.ts'
import { countCases, listCases } from './admin-case.queries.ts'
import { presentCase } from './case.presenter.ts'

/** Open cases in queue order, closed ones latest first. */
export async function listAdminCases(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  { cursor, limit, operatorId, ...query }: AdminCasesQuery & { operatorId: string },
): Promise<ListPage<AdminCaseView>> {
  const now = clock()
  const filter = { ...query, operatorId, now }
  const [found, total] = await Promise.all([
    listCases(db, filter, { end: keysetOf(cursor), limit: limit + 1 }),
    countCases(db, filter),
  ])
  const { rows, nextCursor } = keysetPage(found, limit, ({ id, queuedAt, closedAt }) => ({
    at: query.status === 'open' ? queuedAt : (closedAt ?? queuedAt),
    id,
  }))
  return { rows: rows.map((row) => presentCase(row, { operatorId, now })), total, nextCursor }
}
