import {
  type PeopleSearch,
  type ProjectSearch,
  type SavedSearchInput,
  type SavedSearchView,
  type SearchAlert,
  savedSearchesMaximum,
} from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { lockAccount } from '../../1-ground/users/shared/lock-account.queries.ts'
import { forgetWaitingPeople } from './people-alert.queries.ts'
import {
  countSavedSearches,
  deleteSavedSearch,
  insertSavedSearch,
  listSavedSearchRows,
  type SavedSearchRow,
  setSavedSearch,
} from './saved-search.queries.ts'
import { searchToStore } from './shared/search-to-store.rules.ts'

export async function listSavedSearches(db: Db, userId: string): Promise<SavedSearchView[]> {
  return (await listSavedSearchRows(db, userId)).map(present)
}

/** Saves a search. Throws `search.too_many` or `search.already_saved`. */
export function saveSearch(
  { database: { db }, clock }: OnceDeps,
  { userId, ...input }: SavedSearchInput & { userId: string },
): Promise<SavedSearchView> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    if ((await countSavedSearches(tx, userId)) >= savedSearchesMaximum) throw new DomainError('search.too_many')
    const row = await insertSavedSearch(tx, { ...searchToStore(input), userId, createdAt: clock() })
    if (!row) throw new DomainError('search.already_saved')
    return present(row)
  })
}

/** Renames a search, or changes its alerts. Throws `search.not_found`. */
export function changeSearch(
  { database: { db } }: OnceDeps,
  input: { userId: string; id: string; name: string; alerts: SearchAlert },
): Promise<SavedSearchView> {
  // Not told later if alerts are turned on again.
  return db.transaction(async (tx) => {
    const values = { ...input, name: input.name.trim(), ...(input.alerts === 'off' ? { waiting: 0 } : {}) }
    const row = await setSavedSearch(tx, values)
    if (!row) throw new DomainError('search.not_found')
    if (input.alerts === 'off') await forgetWaitingPeople(tx, row.id)
    return present(row)
  })
}

/** Throws `search.not_found`. */
export async function removeSearch({ database: { db } }: Deps, { userId, id }: { userId: string; id: string }) {
  if (!(await deleteSavedSearch(db, userId, id))) throw new DomainError('search.not_found')
}

function present({ id, kind, name, search, alerts, createdAt }: SavedSearchRow): SavedSearchView {
  const shown = { _id: id, name, alerts, createdAt: createdAt.toISOString() }
  return kind === 'projects'
    ? { ...shown, kind, search: search as ProjectSearch }
    : { ...shown, kind, search: search as PeopleSearch }
}
