import type { Db, Tx } from '../../../platform/database/database.ts'
import { setActive } from '../idle.queries.ts'

/**
 * Notes that the client was active on their project, so that it is not closed as idle. What counts: an edit, opening or marking
 * a proposal, a counter-offer or an answer to one, and saying that it stays open. What freelancers do does not count.
 */
export async function noteActivity(db: Db | Tx, projectId: string, now: Date): Promise<void> {
  await setActive(db, projectId, now)
}
