import type { Db, Tx } from '../../../platform/database/database.ts'
import { setActive } from '../idle.queries.ts'

/**
 * Notes that the client did something on their project, so that it is not taken for one that nobody looks after. An act is
 * an edit, opening or marking a proposal, a counter-offer or the answer to one, and saying that it stays open. What
 * freelancers do is none: it says nothing about whether the client is there.
 */
export async function noteActivity(db: Db | Tx, projectId: string, now: Date): Promise<void> {
  await setActive(db, projectId, now)
}
