import { and, desc, eq } from 'drizzle-orm'
import type { Db, ReadDb } from '../../../platform/database/database.ts'
import { savedUnits } from './unit.tables.ts'

export async function listSavedUnitIds(db: ReadDb, userId: string): Promise<string[]> {
  const rows = await db
    .select({ unitId: savedUnits.unitId })
    .from(savedUnits)
    .where(eq(savedUnits.userId, userId))
    .orderBy(desc(savedUnits.savedAt), savedUnits.unitId)
  return rows.map(({ unitId }) => unitId)
}

export async function insertSavedUnit(db: Db, values: { userId: string; unitId: string; savedAt: Date }) {
  await db.insert(savedUnits).values(values).onConflictDoNothing()
}

export async function deleteSavedUnit(db: Db, { userId, unitId }: { userId: string; unitId: string }) {
  await db.delete(savedUnits).where(and(eq(savedUnits.userId, userId), eq(savedUnits.unitId, unitId)))
}
