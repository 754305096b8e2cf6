import { type SavedPersonView, type SavedProjectView, toDollars } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { keysetOf, keysetPage } from '../../../platform/database/keyset.ts'
import type { ListPage } from '../../../platform/http/send-list.ts'
import { listProjectViews } from '../../4-hiring/projects/shared/list-project-views.ts'
import {
  countPersonBookmarks,
  countProjectBookmarks,
  listBookmarkIds,
  listPersonBookmarks,
  listProjectBookmarks,
  type SavedPersonRow,
} from './bookmark.queries.ts'

type PageInput = { userId: string; cursor?: string | undefined; limit: number }
const keysetOfRow = ({ savedAt, id }: { savedAt: Date; id: string }) => ({ at: savedAt, id })

export function getBookmarks(db: Db, userId: string) {
  return listBookmarkIds(db, userId)
}

export async function listSavedProjects(
  db: Db,
  { userId, cursor, limit }: PageInput,
): Promise<ListPage<SavedProjectView>> {
  const [found, total] = await Promise.all([
    listProjectBookmarks(db, { userId, end: keysetOf(cursor), limit: limit + 1 }),
    countProjectBookmarks(db, userId),
  ])
  const page = keysetPage(found, limit, keysetOfRow)
  const ids = page.rows.map(({ id }) => id)
  const views = new Map((await listProjectViews(db, ids, userId)).map((project) => [project._id, project]))
  const rows = page.rows.flatMap(({ id, savedAt }) => {
    const project = views.get(id)
    return project ? [{ savedAt: savedAt.toISOString(), project }] : []
  })
  return { rows, total, nextCursor: page.nextCursor }
}

export async function listSavedPeople(
  db: Db,
  { userId, cursor, limit }: PageInput,
): Promise<ListPage<SavedPersonView>> {
  const [found, total] = await Promise.all([
    listPersonBookmarks(db, { userId, end: keysetOf(cursor), limit: limit + 1 }),
    countPersonBookmarks(db, userId),
  ])
  const { rows, nextCursor } = keysetPage(found, limit, keysetOfRow)
  return { rows: rows.map(presentPerson), total, nextCursor }
}

function presentPerson({ id, savedAt, hourlyRateCents, ...person }: SavedPersonRow): SavedPersonView {
  return { savedAt: savedAt.toISOString(), person: { _id: id, hourlyRate: toDollars(hourlyRateCents), ...person } }
}
