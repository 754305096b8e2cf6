import { randomUUID } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../notifications/shared/notify.ts'

/** Shows a sentence about the security of an account under its owner's bell. The mail about it is queued apart. */
export async function notifySecurity(
  deps: Pick<Deps, 'jobs' | 'clock' | 'live'>,
  tx: Tx,
  userId: string,
  sentence: string,
): Promise<void> {
  await notify(deps, tx, [{ userId, kind: 'account.security', facts: { sentence }, event: randomUUID() }])
}
