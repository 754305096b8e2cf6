import type { CarriedPart } from '../../../../platform/database/carried-part.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { setActive } from '../idle.queries.ts'

/** Keeps a project from closing as idle. For acts of its client, also on proposals; not of freelancers. */
export async function recordClientActivity(
  db: Db | Tx,
  projectId: string,
  now: Date,
  part?: CarriedPart,
): Promise<void> {
  await setActive(db, projectId, now, part)
}
