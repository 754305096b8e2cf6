import type { ReadDb } from '../../../platform/database/database.ts'
import { keysetOf, keysetPage } from '../../../platform/database/keyset.ts'
import { presentPerson } from './profile.presenter.ts'
import { countProfiles, listProfiles } from './profile.queries.ts'

export async function listPeople(db: ReadDb, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
  const [found, total] = await Promise.all([
    listProfiles(db, { end: keysetOf(cursor), limit: limit + 1 }),
    countProfiles(db),
  ])
  const { rows, nextCursor } = keysetPage(found, limit, ({ publishedAt, userId }) => ({ at: publishedAt, id: userId }))
  return { rows: rows.map(presentPerson), nextCursor, total }
}
