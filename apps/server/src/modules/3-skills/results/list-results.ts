import { type AssessmentResultView, skillKey } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { ReadDb } from '../../../platform/database/database.ts'
import { keysetOf, keysetPage } from '../../../platform/database/keyset.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { ListPage } from '../../../platform/http/send-list.ts'
import { countResults, hasProfile, listNewestResults } from './result.queries.ts'
import { presentResult } from './shared/result.presenter.ts'

type Request = {
  userId: string
  skill?: string | undefined
  cursor?: string | undefined
  limit: number
}

export function listOwnResults({ database: { db } }: Deps, request: Request): Promise<ListPage<AssessmentResultView>> {
  return listPage(db, request, false)
}

/** The results a profile shows, newest first. Throws `profile.not_available`. */
export async function listShownResults(db: ReadDb, request: Request): Promise<ListPage<AssessmentResultView>> {
  if (!(await hasProfile(db, request.userId))) throw new DomainError('profile.not_available')
  return listPage(db, request, true)
}

async function listPage(
  db: ReadDb,
  { userId, skill, cursor, limit }: Request,
  onlyOnProfile: boolean,
): Promise<ListPage<AssessmentResultView>> {
  const filter = { userId, skillKey: skill === undefined ? undefined : skillKey(skill), onlyOnProfile }
  const [found, total] = await Promise.all([
    listNewestResults(db, { ...filter, after: keysetOf(cursor), limit: limit + 1 }),
    countResults(db, filter),
  ])
  const { rows, nextCursor } = keysetPage(found, limit, ({ completedAt, id }) => ({ at: completedAt, id }))
  return { rows: rows.map(presentResult), total, nextCursor }
}
