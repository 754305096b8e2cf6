import type { QuickFindView } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { beginsPattern, containsPattern } from '../../../platform/database/like-pattern.ts'
import { findReadingTitles } from '../../3-skills/courses/shared/find-reading-titles.ts'
import { listFound } from './quick-find.queries.ts'

/** What a person may go to by a few letters of its name: their own, people who may be found, and the library. */
export async function findQuickly(db: Db, { userId, q }: { userId: string; q: string }): Promise<QuickFindView> {
  const words = q.trim()
  if (words === '') return { found: [] }
  const own = await listFound(db, { userId, pattern: containsPattern(words), beginning: beginsPattern(words) })
  const readings = findReadingTitles(words).map(({ id, title }) => ({
    kind: 'reading' as const,
    id,
    title,
    detail: 'Library',
  }))
  return { found: [...own, ...readings] }
}
