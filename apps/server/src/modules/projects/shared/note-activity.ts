import type { Db, Tx } from '../../../platform/database/database.ts'
import { setActive } from '../idle.queries.ts'

/** Not closed as idle. Counts what the client does, also with proposals; acts of freelancers do not count. */
export async function noteActivity(db: Db | Tx, projectId: string, now: Date): Promise<void> {
  await setActive(db, projectId, now)
}
