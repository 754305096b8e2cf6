import { bookmarksMaximum } from '@guildhall/contract'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { keepAccounts, lockAccount } from '../../1-ground/users/shared/lock-account.queries.ts'
import { listProjectViews } from '../../4-hiring/projects/shared/list-project-views.ts'
import {
  type Bookmarked,
  countBookmarks,
  deleteBookmark,
  hasPublicProfile,
  insertBookmark,
  keepProject,
  listBookmarkIds,
} from './bookmark.queries.ts'

export type BookmarkInput = { userId: string; what: Bookmarked; id: string; saved: boolean }

/** Returns all saved ids. Throws `project.not_found`, `account.not_found`, `bookmark.yourself`, `bookmark.too_many`. */
export async function setBookmark({ database: { db }, clock }: OnceDeps, { userId, what, id, saved }: BookmarkInput) {
  if (saved) await requireVisible(db, { userId, what, id })
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    if (!saved) return deleteBookmark(tx, what, userId, id)
    await requirePresent(tx, { what, id })
    await insertBookmark(tx, what, userId, id, clock())
    if ((await countBookmarks(tx, what, userId)) > bookmarksMaximum) throw new DomainError('bookmark.too_many')
  })
  return listBookmarkIds(db, userId)
}

/** Until the commit, it is not deleted with an account. */
async function requirePresent(tx: Tx, { what, id }: Pick<BookmarkInput, 'what' | 'id'>) {
  if (what === 'projects' && !(await keepProject(tx, id))) throw new DomainError('project.not_found')
  if (what === 'people' && !(await keepAccounts(tx, [id]))) throw new DomainError('account.not_found')
}

async function requireVisible(db: Db, { userId, what, id }: Omit<BookmarkInput, 'saved'>) {
  if (what === 'people') {
    if (id === userId) throw new DomainError('bookmark.yourself')
    if (!(await hasPublicProfile(db, id))) throw new DomainError('account.not_found')
    return
  }
  if ((await listProjectViews(db, [id], userId)).length === 0) throw new DomainError('project.not_found')
}
