import type { NotificationKind } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { publishChanged } from '../../../../platform/live/publish-changed.ts'
import { setRead } from '../notification.queries.ts'

/** Marks the notification that several events share, such as the messages of one conversation, as read. */
export async function readStack(
  { live, clock }: Pick<Deps, 'live' | 'clock'>,
  tx: Tx,
  { userId, kind, stack }: { userId: string; kind: NotificationKind; stack: string },
): Promise<void> {
  const changed = await setRead(tx, { userId, which: { stackKey: `${kind}:${stack}` }, now: clock() })
  if (changed > 0) publishChanged(live, tx, [userId], { part: 'notification' })
}
