import { type ProfileAssessmentView, profileSkillsPageSize } from '@guildhall/contract'
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { presentProfileAssessment } from '../assessment.presenter.ts'
import { countSkills, hasProfile, listBestResults } from '../assessment.queries.ts'

export type ProfileSkills = { rows: ProfileAssessmentView[]; total: number; nextCursor: string | null }
type Page = { limit?: number | undefined; cursor?: string | undefined }

/**
 * One result for each skill: the best verified one, else the latest practice, by the published rule (`meritOf`), those that
 * prove most first. `historyCount` says how many others of the skill there are.
 */
export async function listProfileAssessments(
  db: Db | Tx,
  { limit = profileSkillsPageSize, cursor, ...filter }: { userId: string; onlyOnProfile: boolean } & Page,
): Promise<ProfileSkills> {
  const found = await listBestResults(db, { ...filter, after: positionOf(cursor), limit: limit + 1 })
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const nextCursor = found.length > limit && last ? encodeCursor([last.merit, last.id]) : null
  const isAll = cursor === undefined && nextCursor === null
  return {
    rows: rows.map(presentProfileAssessment),
    total: isAll ? rows.length : await countSkills(db, filter),
    nextCursor,
  }
}

/** The same for anybody, of what the profile shows; missing where there is no profile. */
export async function listShownSkills(db: Db, { userId, ...page }: { userId: string } & Page): Promise<ProfileSkills> {
  if (!(await hasProfile(db, userId))) throw new DomainError('profile.not_available')
  return listProfileAssessments(db, { ...page, userId, onlyOnProfile: true })
}

/** Of a PostgreSQL integer; a larger number is none of our cursors. */
const integerMaximum = 2 ** 31 - 1

function positionOf(cursor: string | undefined) {
  if (cursor === undefined) return undefined
  const [merit, id] = decodeCursor(cursor) ?? []
  if (typeof merit !== 'number' || Math.abs(merit) > integerMaximum || !id) throw new DomainError('list.cursor_invalid')
  return { merit, id }
}
