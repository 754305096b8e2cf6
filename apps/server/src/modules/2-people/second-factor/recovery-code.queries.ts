import { and, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { recoveryCodes } from './second-factor.tables.ts'

export async function countRecoveryCodesLeft(db: Db, userId: string): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
}

export async function replaceRecoveryCodes(tx: Tx, userId: string, codeHashes: readonly Buffer[]) {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })))
}

export async function takeRecoveryCode(tx: Tx, userId: string, codeHash: Buffer, now: Date): Promise<boolean> {
  const taken = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId })
  return taken.length > 0
}
