import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { signInChallenges } from './second-factor.tables.ts'

type NewChallenge = { tokenHash: Buffer; userId: string; passwordDigest: Buffer; createdAt: Date; expiresAt: Date }

export async function insertChallenge(tx: Tx, row: NewChallenge) {
  await tx.insert(signInChallenges).values(row)
}

export async function deleteChallengesBeyond(tx: Tx, userId: string, count: number) {
  const beyond = tx
    .select({ tokenHash: signInChallenges.tokenHash })
    .from(signInChallenges)
    .where(eq(signInChallenges.userId, userId))
    .orderBy(desc(signInChallenges.createdAt))
    .offset(count)
  await tx.delete(signInChallenges).where(inArray(signInChallenges.tokenHash, beyond))
}

const open = (tokenHash: Buffer, now: Date) =>
  and(eq(signInChallenges.tokenHash, tokenHash), gt(signInChallenges.expiresAt, now))

/** Whose sign-in it is; undefined once the challenge has expired or was used. */
export async function findChallengeUser(db: Db, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const [row] = await db.select({ userId: signInChallenges.userId }).from(signInChallenges).where(open(tokenHash, now))
  return row?.userId
}

/** Counts a try before it is checked. Returns false if the challenge has had them all. */
export async function countTry(db: Db, tokenHash: Buffer, now: Date, maximum: number): Promise<boolean> {
  const counted = await db
    .update(signInChallenges)
    .set({ tries: sql`${signInChallenges.tries} + 1` })
    .where(and(open(tokenHash, now), lt(signInChallenges.tries, maximum)))
    .returning({ tries: signInChallenges.tries })
  return counted.length > 0
}

/** Uses the challenge up. Returns false if it was used or has expired, or the password is another one by now. */
export async function takeChallenge(tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const samePassword = tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, signInChallenges.userId),
        eq(sql`sha256(convert_to(${users.passwordHash}, 'UTF8'))`, signInChallenges.passwordDigest),
      ),
    )
  const taken = await tx
    .delete(signInChallenges)
    .where(and(open(tokenHash, now), sql`exists ${samePassword}`))
    .returning({ userId: signInChallenges.userId })
  return taken.length > 0
}

export async function deleteChallengesOf(tx: Tx, userId: string) {
  await tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId))
}

export function deleteExpiredChallenges(db: Db, now: Date, stopping?: AbortSignal) {
  return deleteInBatches(db, signInChallenges, lt(signInChallenges.expiresAt, now), stopping)
}
