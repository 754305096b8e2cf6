import type { NotificationFacts, NotificationKind } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { afterCommit, type Tx } from '../../../platform/database/database.ts'
import { insertNotifications } from '../notification.queries.ts'

export type Notice = {
  userId: string
  kind: NotificationKind
  facts: NotificationFacts
  /** Names the event within its kind, such as the proposal's id: the same event is told once. */
  event: string
}

/** Notifies people of an event in its transaction `tx`, so that they hear of it exactly if it happened. */
export async function notify({ live, clock }: Pick<Deps, 'live' | 'clock'>, tx: Tx, notices: readonly Notice[]) {
  if (notices.length === 0) return
  const createdAt = clock()
  const userIds = await insertNotifications(
    tx,
    notices.map(({ event, ...notice }) => ({ ...notice, eventKey: `${notice.kind}:${event}`, createdAt })),
  )
  afterCommit(tx, () => live.publish(userIds, { type: 'changed', part: 'notification' }))
}
