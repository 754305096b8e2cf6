import { type NotificationFacts, type NotificationKind, notificationRule } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import type { CarriedPart } from '../../../../platform/database/carried-part.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { publishChanged } from '../../../../platform/live/publish-changed.ts'
import { insertNotifications, stackNotification } from '../notification.queries.ts'
import { planMailsJob } from './notification.jobs.ts'

export type Notice = {
  userId: string
  kind: NotificationKind
  facts: NotificationFacts
  /** Who did it: the facts get their id, and their name as of now. */
  actorId?: string | null
  /** Names the event within its kind, such as the proposal's id. An event that is told twice is shown once. */
  event: string
  /** Events of a stack share one notification while it is unread: the latest text, and a count. */
  stack?: string
}

/**
 * Keeps the receivers' accounts until the commit; former members are left out. For more than a few dozen people use `notifyMany`
 * in a job. `part`: written with the first statement.
 */
export async function notify(
  { live, jobs, clock }: Pick<Deps, 'live' | 'jobs' | 'clock'>,
  tx: Tx,
  notices: readonly Notice[],
  part?: CarriedPart,
): Promise<void> {
  const createdAt = clock()
  const rowOf = ({ userId, kind, facts, actorId, event }: Notice) => ({
    userId,
    kind,
    facts,
    actorId,
    eventKey: `${kind}:${event}`,
    createdAt,
  })
  const single = notices.filter(({ stack }) => stack === undefined).map(rowOf)
  const told = single.length > 0 ? await insertNotifications(tx, single, part) : []
  for (const [index, notice] of notices.filter(({ stack }) => stack !== undefined).entries()) {
    const row = { ...rowOf(notice), stackKey: `${notice.kind}:${notice.stack}` }
    told.push(...(await stackNotification(tx, row, single.length + index === 0 ? part : undefined)))
  }
  if (told.length === 0) return
  const ids = told.filter(({ kind }) => !notificationRule(kind)?.hasOwnMail).map(({ id }) => id)
  if (ids.length > 0) await jobs.add(tx, planMailsJob, { ids })
  const userIds = told.map(({ userId }) => userId)
  publishChanged(live, tx, userIds, { part: 'notification' })
}
