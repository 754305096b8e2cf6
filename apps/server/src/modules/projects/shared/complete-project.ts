import type { Tx } from '../../../platform/database/database.ts'
import { lockProject, setProjectStatus } from '../project.queries.ts'

/** Locks the project's row until the transaction ends, for a change to what hangs on the project. */
export async function holdProject(tx: Tx, projectId: string): Promise<void> {
  await lockProject(tx, projectId)
}

/** Ends a project whose delivery was approved. The caller holds the project's row and has checked that it may. */
export function completeProject(tx: Tx, projectId: string, now: Date): Promise<void> {
  return setProjectStatus(tx, projectId, 'completed', now)
}
