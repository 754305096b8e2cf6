import { type ItemPool, itemAnswersNeeded } from '@guildhall/contract'
import { and, desc, eq, getTableColumns, gte, inArray, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { itemAnswers, itemStatistics, itemsSetAside } from './item.tables.ts'

export type SetAsideRow = typeof itemsSetAside.$inferSelect
export type ItemRow = typeof itemStatistics.$inferSelect

export type PoolRow = {
  cell: string
  pool: ItemPool
  items: number
  answers: number
  shareRight: number
  setAside: number
  calibrated: number
  computedAt: Date
}

export async function listPools(db: Db): Promise<PoolRow[]> {
  const { answers, right, rasch, computedAt } = itemStatistics
  return db
    .select({
      cell: itemStatistics.cell,
      pool: itemStatistics.pool,
      items: sql<number>`count(*)::int`,
      answers: sql<number>`sum(${answers})::int`,
      shareRight: sql<number>`sum(${right})::float8 / sum(${answers})`,
      setAside: sql<number>`count(${itemsSetAside.itemId})::int`,
      calibrated: sql<number>`count(${rasch})::int`,
      computedAt: sql<Date>`max(${computedAt})`.mapWith(computedAt),
    })
    .from(itemStatistics)
    .leftJoin(itemsSetAside, eq(itemsSetAside.itemId, itemStatistics.itemId))
    .groupBy(itemStatistics.cell, itemStatistics.pool)
    .orderBy(itemStatistics.cell, itemStatistics.pool)
}

export type KnownItem = ItemRow & { setAside: SetAsideRow | null }

export async function listItemsOfCell(db: Db, cell: string): Promise<KnownItem[]> {
  return db
    .select({ ...getTableColumns(itemStatistics), setAside: getTableColumns(itemsSetAside) })
    .from(itemStatistics)
    .leftJoin(itemsSetAside, eq(itemsSetAside.itemId, itemStatistics.itemId))
    .where(eq(itemStatistics.cell, cell))
    .orderBy(itemStatistics.pool, itemStatistics.itemId)
}

export async function listSetAsideItems(db: Db) {
  return db
    .select({ setAside: getTableColumns(itemsSetAside), item: getTableColumns(itemStatistics) })
    .from(itemsSetAside)
    .leftJoin(itemStatistics, eq(itemStatistics.itemId, itemsSetAside.itemId))
    .orderBy(desc(itemsSetAside.setAsideAt), itemsSetAside.itemId)
}

/** With it go the answers by which it was judged, which would set it aside again. */
export async function deleteSetAside(tx: Tx, itemId: string): Promise<boolean> {
  const places = tx.select({ cell: itemStatistics.cell }).from(itemStatistics).where(eq(itemStatistics.itemId, itemId))
  await tx.delete(itemAnswers).where(and(inArray(itemAnswers.cell, places), eq(itemAnswers.itemId, itemId)))
  await tx.delete(itemStatistics).where(eq(itemStatistics.itemId, itemId))
  // One that was dropped counts in no attempt, so none may ask it.
  const returnable = and(eq(itemsSetAside.itemId, itemId), ne(itemsSetAside.reason, 'challenged'))
  const gone = await tx.delete(itemsSetAside).where(returnable).returning()
  return gone.length > 0
}

/** Of the pools of all cells: those with enough answers to be judged, and whether new attempts leave them out. */
export async function listJudged(db: Db): Promise<KnownItem[]> {
  return db
    .select({ ...getTableColumns(itemStatistics), setAside: getTableColumns(itemsSetAside) })
    .from(itemStatistics)
    .leftJoin(itemsSetAside, eq(itemsSetAside.itemId, itemStatistics.itemId))
    .where(gte(itemStatistics.answers, itemAnswersNeeded.misleads))
    .orderBy(itemStatistics.cell, itemStatistics.pool, itemStatistics.itemId)
}

export const hasStatistics = async (tx: Tx, itemId: string): Promise<boolean> =>
  (await tx.$count(itemStatistics, eq(itemStatistics.itemId, itemId))) > 0
