import type { AttentionView } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { countWaiting } from '../attention.queries.ts'

/** How many deliveries wait for this person: as a client for their review, as a freelancer for changes. */
export function getAttention(db: Db, userId: string): Promise<AttentionView> {
  return countWaiting(db, userId)
}
