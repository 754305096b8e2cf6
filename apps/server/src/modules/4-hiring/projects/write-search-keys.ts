import type { Db } from '../../../platform/database/database.ts'
import { projectSearchText } from './project.rules.ts'
import { listProjectsWithoutKeys, setSearchTexts } from './search-keys.queries.ts'

const batchSize = 500

/** Adds search keys to projects of an older release. Most starts find none. */
export async function writeSearchKeys(db: Db): Promise<void> {
  for (;;) {
    const rows = await listProjectsWithoutKeys(db, batchSize)
    if (rows.length === 0) return
    await setSearchTexts(
      db,
      rows.map(({ id, ...project }) => ({ id, searchText: projectSearchText(project) })),
    )
  }
}
