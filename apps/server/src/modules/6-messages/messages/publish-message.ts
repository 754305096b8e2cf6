import type { LiveEvent } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { afterCommit, type Tx } from '../../../platform/database/database.ts'
import { presentMessage } from './message.presenter.ts'
import type { MessageRow } from './message.queries.ts'

/** Bytes. A notice of PostgreSQL, which carries events between processes, holds 8,000. */
const largestEvent = 6_000

/** What both members learn of a change. A long message is left for them to fetch. */
export function liveMessage(members: [string, string], row: MessageRow): LiveEvent {
  const { conversationId, change } = row
  const event: LiveEvent = { type: 'message', conversationId, members, change }
  // A hidden one differs for the two, so each fetches it.
  const whole: LiveEvent = row.isHidden ? event : { ...event, message: presentMessage(row, row.authorId) }
  return Buffer.byteLength(JSON.stringify(whole)) <= largestEvent ? whole : event
}

export function publishMessage({ live }: Pick<Deps, 'live'>, tx: Tx, members: [string, string], row: MessageRow) {
  afterCommit(tx, () => live.publish(members, liveMessage(members, row)))
}
