import { skillKey } from '@guildhall/contract'
import { pageOf, positionOf } from '../../platform/database/cursor.ts'
import type { Db } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { countResults, hasProfile, listResults as list, type ResultFilter } from './assessment.queries.ts'

export type ResultListQuery = {
  userId: string
  skill?: string | undefined
  cursor?: string | undefined
  limit: number
}

/** Everything a person has earned or saved, newest first, for that person. */
export function listOwnResults(db: Db, query: ResultListQuery) {
  return listResults(db, query, false)
}

/** What a person shows of it on their profile, for anybody; missing where there is no profile. */
export async function listShownResults(db: Db, query: ResultListQuery) {
  if (!(await hasProfile(db, query.userId))) throw new DomainError('profile.not_available')
  return listResults(db, query, true)
}

async function listResults(db: Db, { userId, skill, cursor, limit }: ResultListQuery, onlyOnProfile: boolean) {
  const filter: ResultFilter = { userId, skillKey: skill === undefined ? undefined : skillKey(skill), onlyOnProfile }
  const before = positionOf(cursor)
  const [found, total] = await Promise.all([
    list(db, { ...filter, before: before && { completedAt: before.createdAt, id: before.id }, limit: limit + 1 }),
    countResults(db, filter),
  ])
  return {
    ...pageOf(
      found.map((row) => ({ ...row, createdAt: row.completedAt })),
      limit,
    ),
    total,
  }
}
