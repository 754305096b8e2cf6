import type { Db, Tx } from '../../../platform/database/database.ts'
import { setActive } from '../idle.queries.ts'

/**
 * Keeps the project from closing as idle: edits, opening or marking a proposal, counter-offers and their answers,
 * keeping it open. Acts of freelancers do not count.
 */
export async function noteActivity(db: Db | Tx, projectId: string, now: Date): Promise<void> {
  await setActive(db, projectId, now)
}
