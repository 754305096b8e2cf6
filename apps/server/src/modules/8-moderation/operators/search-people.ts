import { type FoundPeopleView, normalizeEmail } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { containsPattern } from '../../../platform/database/like-pattern.ts'
import { presentFoundPerson } from './person.presenter.ts'
import { findPeople } from './person.queries.ts'

const shownMost = 20

export async function searchPeople(db: Db, search: string): Promise<FoundPeopleView> {
  const text = search.trim()
  const rows = await findPeople(db, {
    pattern: containsPattern(text),
    emailKey: normalizeEmail(text),
    limit: shownMost + 1,
  })
  return { people: rows.slice(0, shownMost).map(presentFoundPerson), hasMore: rows.length > shownMost }
}
