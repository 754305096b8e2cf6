import { randomUUID } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../notifications/shared/notify.ts'

export async function notifySecurity(
  deps: Pick<Deps, 'jobs' | 'clock' | 'live'>,
  tx: Tx,
  userId: string,
  sentence: string,
): Promise<void> {
  await notify(deps, tx, [{ userId, kind: 'account.security', facts: { sentence }, event: randomUUID() }])
}
