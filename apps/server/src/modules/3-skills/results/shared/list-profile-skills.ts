import { type ProfileAssessmentView, profileSkillsPageSize } from '@guildhall/contract'
import type { ReadDb } from '../../../../platform/database/database.ts'
import { rankedKeysetOf, rankedKeysetPage } from '../../../../platform/database/keyset.ts'
import type { ListPage } from '../../../../platform/http/send-list.ts'
import { presentBestResult } from '../best-result.presenter.ts'
import { countSkills, listBestResults } from '../best-result.queries.ts'

export type ProfileSkills = ListPage<ProfileAssessmentView>
export type SkillPage = { limit?: number | undefined; cursor?: string | undefined }

const sort = 'best'

/** By `rankOf`, best skills first. `historyCount`: other results of the skill. */
export async function listProfileSkills(
  db: ReadDb,
  { limit = profileSkillsPageSize, cursor, ...filter }: { userId: string; onlyOnProfile: boolean } & SkillPage,
): Promise<ProfileSkills> {
  const found = await listBestResults(db, { ...filter, after: rankedKeysetOf(cursor, sort), limit: limit + 1 })
  const { rows, nextCursor } = rankedKeysetPage(found, limit, {
    sort,
    keysetOfRow: ({ rank, completedAt, id }) => ({ rank, at: completedAt, id }),
  })
  const isAll = cursor === undefined && nextCursor === null
  return {
    rows: rows.map(presentBestResult),
    total: isAll ? rows.length : await countSkills(db, filter),
    nextCursor,
  }
}
