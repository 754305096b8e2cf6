import type { Deps } from '../../../deps.ts'
import { setExpired } from './invitation.queries.ts'

const batchSize = 500

export async function expireInvitations({ database: { db }, clock }: Deps): Promise<void> {
  const now = clock()
  let expired = batchSize
  while (expired === batchSize) expired = await setExpired(db, now, batchSize)
}
