import type { Db } from '../../../platform/database/database.ts'
import { type Progress, rewriteInBatches } from '../../../platform/database/rewrite-in-batches.ts'
import { projectSearchText } from './project.rules.ts'
import { countProjectsWithoutKeys, listProjectsWithoutKeys, setSearchTexts } from './search-keys.queries.ts'

/** Adds search keys to projects of an older release. Most starts find none. */
export function writeSearchKeys(db: Db, onProgress?: (progress: Progress) => void): Promise<void> {
  return rewriteInBatches({
    find: (limit) => listProjectsWithoutKeys(db, limit),
    count: () => countProjectsWithoutKeys(db),
    rewrite: (rows) =>
      setSearchTexts(
        db,
        rows.map(({ id, ...project }) => ({ id, searchText: projectSearchText(project) })),
      ),
    onProgress,
  })
}
