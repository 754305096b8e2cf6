import type { ItemPool, SetAsideReason } from '@guildhall/contract'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { advisoryLocks } from '../../../platform/database/advisory-locks.ts'
import { queryPlanned, queryText, type Tx } from '../../../platform/database/database.ts'
import { itemStatistics, itemsSetAside } from './item.tables.ts'
import type { ScoreGroup } from './rasch.rules.ts'

export type ItemFigures = {
  pool: ItemPool
  itemId: string
  version: string
  answers: number
  right: number
  unanswered: number
  discrimination: number | null
  medianMilliseconds: number | null
}

/** For a cell with as many answers as are kept. */
export async function allowLongStatements(tx: Tx): Promise<void> {
  await queryPlanned(tx, `set local statement_timeout = '60s'`, [])
}

/** Of those who count answers or forget them, one at a time. */
export async function lockStatistics(tx: Tx): Promise<void> {
  await queryText(tx, 'select pg_advisory_xact_lock($1)', [advisoryLocks.itemStatistics])
}

type Limits = { oldestMonth: string; perItem: number }

/**
 * Drops answers that are too old or too many, and those to earlier versions: the current one is the one answered last.
 * Materialized, or PostgreSQL looks both up again for every answer.
 */
export async function dropOldAnswers(tx: Tx, cell: string, { oldestMonth, perItem }: Limits): Promise<void> {
  await queryText(
    tx,
    `with items as (select distinct pool, item_id from item_answers where cell = $1),
       kept as materialized (
         select pool, item_id,
           (select version from item_answers a where (a.cell, a.pool, a.item_id) = ($1, i.pool, i.item_id) order by id desc limit 1),
           (select id from item_answers a where (a.cell, a.pool, a.item_id) = ($1, i.pool, i.item_id)
             order by id desc offset $3::int limit 1) as last_dropped
         from items i)
     delete from item_answers a using kept k
     where a.cell = $1 and (a.pool, a.item_id) = (k.pool, k.item_id)
       and (a.month < $2::date or a.version <> k.version or a.id <= k.last_dropped)`,
    [cell, oldestMonth, perItem],
  )
}

export async function listFigures(tx: Tx, cell: string): Promise<ItemFigures[]> {
  return queryText<ItemFigures>(
    tx,
    `select pool, item_id as "itemId", min(version) as version, count(*)::int as answers,
       (count(*) filter (where is_right))::int as right,
       (count(*) filter (where not is_right and distractor is null))::int as unanswered,
       corr(is_right::int, rest::float8 / nullif(rest_of, 0)) as discrimination,
       percentile_disc(0.5) within group (order by milliseconds) as "medianMilliseconds"
     from item_answers where cell = $1 group by pool, item_id`,
    [cell],
  )
}

export type DistractorCount = { pool: ItemPool; itemId: string; distractor: string; chosen: number }

export async function listDistractorCounts(tx: Tx, cell: string): Promise<DistractorCount[]> {
  return queryText<DistractorCount>(
    tx,
    `select pool, item_id as "itemId", distractor, count(*)::int as chosen from item_answers
     where cell = $1 and distractor is not null group by pool, item_id, distractor order by chosen desc, distractor`,
    [cell],
  )
}

export async function listScoreGroups(tx: Tx, cell: string): Promise<(ScoreGroup & { pool: ItemPool })[]> {
  return queryText<ScoreGroup & { pool: ItemPool }>(
    tx,
    `select pool, item_id as "itemId", rest + is_right::int as total, rest_of + 1 as questions, count(*)::int as answers,
       (count(*) filter (where is_right))::int as right
     from item_answers where cell = $1 group by pool, item_id, total, questions`,
    [cell],
  )
}

export async function replaceStatistics(tx: Tx, cell: string, rows: readonly (typeof itemStatistics.$inferInsert)[]) {
  await tx.delete(itemStatistics).where(eq(itemStatistics.cell, cell))
  if (rows.length === 0) return
  // An item of the operator's own bank may have moved here from another cell.
  const ids = rows.map(({ itemId }) => itemId)
  await tx.delete(itemStatistics).where(and(inArray(itemStatistics.itemId, ids), ne(itemStatistics.cell, cell)))
  await tx
    .insert(itemStatistics)
    .values([...rows])
    .onConflictDoNothing()
}

type SettingAside = { reason: SetAsideReason; at: Date }

/** Those that are set aside already stay as they are. Returns how many were not. */
export async function setAside(tx: Tx, itemIds: readonly string[], { reason, at }: SettingAside): Promise<number> {
  if (itemIds.length === 0) return 0
  const rows = itemIds.map((itemId) => ({ itemId, reason, setAsideAt: at }))
  return (await tx.insert(itemsSetAside).values(rows).onConflictDoNothing().returning()).length
}

export async function listSetAsideReasons(tx: Tx): Promise<Map<string, SetAsideReason>> {
  const rows = await tx.select({ itemId: itemsSetAside.itemId, reason: itemsSetAside.reason }).from(itemsSetAside)
  return new Map(rows.map(({ itemId, reason }) => [itemId, reason]))
}
