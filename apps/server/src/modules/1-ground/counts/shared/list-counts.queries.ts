import { type Db, queryText } from '../../../../platform/database/database.ts'

/** As in the view `listed_rows`. */
export type ListName =
  | 'projects_of_client'
  | 'proposals_on_project'
  | 'proposals_of_freelancer'
  | 'proposals_to_client'
  | 'contracts_of_client'
  | 'contracts_of_freelancer'
  | 'payments_of_client'
  | 'payouts_of_freelancer'
  | 'money_of_client'

/** Counting fewer takes less than a millisecond. */
export const countedFrom = 1_000

/** In a statement whose first value is the owner: whether the list's counts are kept. */
const isKeptText = (list: ListName) =>
  `exists (select from counted_lists where owner_id = $1 and list = '${list}' and is_ready)`

/**
 * The opposite, before rows are counted. Not in parallel workers: PostgreSQL would start them and then find that there is nothing to do.
 */
export const isNotKeptText = (list: ListName) => `pg_backend_pid() > 0 and not ${isKeptText(list)}`

/** The kept counts, as `status` and `n`. */
export const keptCountsText = (list: ListName) =>
  `select status, n from list_counts where owner_id = $1 and list = '${list}' and ${isKeptText(list)}`

/** How many rows the owner has of each status. `rows` selects the `status` of those of owner `$1`, for lists that are not kept. */
export async function countList(
  db: Db,
  { list, ownerId, rows }: { list: ListName; ownerId: string; rows: string },
): Promise<Map<string, number>> {
  const found = await queryText<{ status: string; n: number; isKept: boolean }>(
    db,
    `select status, sum(n)::bigint as n, true as "isKept" from (${keptCountsText(list)}) kept group by 1
     union all select status, count(*), false from (${rows} and ${isNotKeptText(list)}) listed group by 1`,
    [ownerId],
  )
  const counted = found.reduce((sum, { n, isKept }) => sum + (isKept ? 0 : n), 0)
  if (counted > countedFrom) await keepCounts(db, list, ownerId)
  return new Map(found.map(({ status, n }) => [status, n]))
}

/** From the next sweep on. */
export async function keepCounts(db: Db, list: ListName, ownerId: string): Promise<void> {
  await queryText(db, 'insert into counted_lists (owner_id, list) values ($1, $2) on conflict do nothing', [
    ownerId,
    list,
  ])
}
