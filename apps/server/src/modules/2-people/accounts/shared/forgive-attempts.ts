import type { Db } from '../../../../platform/database/database.ts'
import { deleteThrottle, takeBackAttempts } from '../throttle.queries.ts'

/** After a success: forgets the attempts under `own`, and subtracts them from `shared`. */
export async function forgiveAttempts(db: Db, { own, shared }: { own: string; shared: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const attempts = await deleteThrottle(tx, own)
    await takeBackAttempts(tx, shared, attempts)
  })
}
