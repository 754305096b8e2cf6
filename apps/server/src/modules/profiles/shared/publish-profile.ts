import type { Tx } from '../../../platform/database/database.ts'
import { insertEmptyProfile } from '../profile.queries.ts'

/**
 * Makes a public profile for somebody who has none, holding nothing yet: what they save to their profile must show
 * there. One that exists stays as it is.
 */
export function publishProfile(tx: Tx, userId: string, now: Date): Promise<void> {
  return insertEmptyProfile(tx, userId, now)
}
