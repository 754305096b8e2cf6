import {
  allProjects,
  type SavedSearchInput,
  type SavedSearchView,
  type SearchAlert,
  savedSearchesMaximum,
} from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { lockAccount } from '../accounts/shared/lock-account.queries.ts'
import { needleOf, probeOf } from '../projects/shared/project-text.rules.ts'
import {
  countSavedSearches,
  deleteSavedSearch,
  insertSavedSearch,
  listSavedSearchRows,
  type SavedSearchRow,
  setSavedSearch,
} from './saved-search.queries.ts'

export async function listSavedSearches(db: Db, userId: string): Promise<SavedSearchView[]> {
  return (await listSavedSearchRows(db, userId)).map(present)
}

/** Saves a search. Throws `search.too_many` or `search.already_saved`. */
export function saveSearch(
  { database: { db }, clock }: Deps,
  { userId, kind, name, search, alerts }: SavedSearchInput & { userId: string },
): Promise<SavedSearchView> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    if ((await countSavedSearches(tx, userId)) >= savedSearchesMaximum) throw new DomainError('search.too_many')
    const needle = needleOf(search.search)
    const row = await insertSavedSearch(tx, {
      userId,
      kind,
      name: name.trim(),
      search,
      alerts,
      category: search.category === allProjects ? '' : search.category,
      needle,
      probe: probeOf(needle),
      createdAt: clock(),
    })
    if (!row) throw new DomainError('search.already_saved')
    return present(row)
  })
}

/** Renames a search, or changes its alerts. Throws `search.not_found`. */
export async function changeSearch(
  { database: { db } }: Deps,
  input: { userId: string; id: string; name: string; alerts: SearchAlert },
): Promise<SavedSearchView> {
  // What waited for the daily alert is not told later, when there are alerts again.
  const waiting = input.alerts === 'daily' ? {} : { waiting: 0 }
  const row = await setSavedSearch(db, { ...input, name: input.name.trim(), ...waiting })
  if (!row) throw new DomainError('search.not_found')
  return present(row)
}

/** Throws `search.not_found`. */
export async function removeSearch({ database: { db } }: Deps, { userId, id }: { userId: string; id: string }) {
  if (!(await deleteSavedSearch(db, userId, id))) throw new DomainError('search.not_found')
}

function present({ id, name, search, alerts, createdAt }: SavedSearchRow): SavedSearchView {
  return { _id: id, kind: 'projects', name, search, alerts, createdAt: createdAt.toISOString() }
}
