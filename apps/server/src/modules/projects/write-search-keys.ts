import type { Db } from '../../platform/database/database.ts'
import { projectSearchText } from './project.rules.ts'
import { listProjectsWithoutKeys, setSearchTexts } from './search-keys.queries.ts'

const batchSize = 500

/** Gives the projects of an older release the keys that a search now looks for. Most starts find nothing to do. */
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
