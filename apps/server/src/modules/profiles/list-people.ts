import { pageOf, positionOf } from '../../platform/database/cursor.ts'
import type { Db } from '../../platform/database/database.ts'
import { countProfiles, listProfiles } from './profile.queries.ts'

/** People with a saved profile, the most recently published first. */
export async function listPeople(db: Db, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
  const before = positionOf(cursor)
  const [found, total] = await Promise.all([
    listProfiles(db, { before: before && { publishedAt: before.createdAt, userId: before.id }, limit: limit + 1 }),
    countProfiles(db),
  ])
  return {
    ...pageOf(
      found.map((row) => ({ ...row, createdAt: row.publishedAt, id: row.userId })),
      limit,
    ),
    total,
  }
}
