import type { Tx } from '../../../platform/database/database.ts'
import { insertEmptyProfile } from '../profile.queries.ts'

/** Creates an empty public profile if there is none, so that results saved to it are visible. */
export function publishProfile(tx: Tx, userId: string, now: Date): Promise<void> {
  return insertEmptyProfile(tx, userId, now)
}
