import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts'
import { aiUsage } from './ai-usage.tables.ts'

type Count = { key: string; day: string }

/** Counts a request, or returns false if `limit` is reached. A single statement, so races cannot exceed it. */
export async function countWithin(db: Db, { key, day }: Count, limit: number): Promise<boolean> {
  const counted = await db
    .insert(aiUsage)
    .values({ key, day, requests: 1 })
    .onConflictDoUpdate({
      target: [aiUsage.key, aiUsage.day],
      set: { requests: sql`${aiUsage.requests} + 1` },
      setWhere: lt(aiUsage.requests, limit),
    })
    .returning({ requests: aiUsage.requests })
  return counted.length > 0
}

export async function takeBackRequest(db: Db, { key, day }: Count) {
  await db
    .update(aiUsage)
    .set({ requests: sql`${aiUsage.requests} - 1` })
    .where(and(eq(aiUsage.key, key), eq(aiUsage.day, day), gt(aiUsage.requests, 0)))
}

export function deleteUsageBefore(db: Db, day: string, stopping?: AbortSignal) {
  return deleteInBatches(db, aiUsage, lt(aiUsage.day, day), stopping)
}
