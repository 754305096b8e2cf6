import { and, desc, eq, gte, isNull, lt, max, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { passingRank } from '../result.rules.ts'
import { assessmentResults as results } from '../result.tables.ts'
import {
  credentialEntries as entries,
  signingKeys as keys,
  type PrivateJwk,
  type PublicJwk,
} from './credential.tables.ts'

export type PublicKeyRow = { thumbprint: string; publicJwk: PublicJwk }

export async function listPublicKeys(db: Db): Promise<PublicKeyRow[]> {
  return db
    .select({ thumbprint: keys.thumbprint, publicJwk: keys.publicJwk })
    .from(keys)
    .orderBy(sql`${keys.retiredAt} is not null`, desc(keys.createdAt))
}

export async function findPublicKey(db: Db, thumbprint: string): Promise<PublicKeyRow | undefined> {
  const [row] = await db
    .select({ thumbprint: keys.thumbprint, publicJwk: keys.publicJwk })
    .from(keys)
    .where(eq(keys.thumbprint, thumbprint))
  return row
}

export async function findSigningKey(db: Db) {
  const [row] = await db
    .select({ thumbprint: keys.thumbprint, privateJwk: keys.privateJwk })
    .from(keys)
    .where(isNull(keys.retiredAt))
  return row
}

export async function insertSigningKey(
  db: Db,
  key: { thumbprint: string; publicJwk: PublicJwk; privateJwk: PrivateJwk },
) {
  await db.insert(keys).values(key).onConflictDoNothing()
}

type Graded = { resultId: string; gradeVersion: number }

/** The credential's position in the status lists, assigned on first call. */
export async function takePosition(db: Db, graded: Graded): Promise<number> {
  const known = await findPosition(db, graded)
  if (known !== undefined) return known
  // Of two concurrent calls, the second inserts nothing and reads the first one's row.
  await db.insert(entries).values(graded).onConflictDoNothing()
  const position = await findPosition(db, graded)
  if (position === undefined) throw new Error('a credential must have a position once one was assigned')
  return position
}

async function findPosition(db: Db, { resultId, gradeVersion }: Graded): Promise<number | undefined> {
  const [row] = await db
    .select({ position: entries.position })
    .from(entries)
    .where(and(eq(entries.resultId, resultId), eq(entries.gradeVersion, gradeVersion)))
  return row?.position
}

export async function findLastPosition(db: Db): Promise<number | null> {
  const [row] = await db.select({ last: max(entries.position) }).from(entries)
  return row?.last ?? null
}

/** Positions from `from` to below `below` whose results are hidden, deleted, regraded since, or no longer count as passed. */
export async function listSuspended(db: Db, { from, below }: { from: number; below: number }): Promise<number[]> {
  const rows = await db
    .select({ position: entries.position })
    .from(entries)
    .leftJoin(results, eq(results.id, entries.resultId))
    .where(
      and(
        gte(entries.position, from),
        lt(entries.position, below),
        or(
          isNull(results.id),
          eq(results.onProfile, false),
          lt(results.rank, passingRank),
          ne(results.gradeVersion, entries.gradeVersion),
        ),
      ),
    )
  return rows.map(({ position }) => position)
}
