import type { MessageEvent } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { listConversationsWith, lockConversation } from '../conversation.queries.ts'
import { appendMessage } from '../message.queries.ts'
import { publishMessage } from '../publish-message.ts'

/** Something one person did that concerns another. */
export type PairEvent = { actorId: string; otherId: string; event: MessageEvent }

/**
 * Writes what happened into the conversations of those it happened between, in the transaction of the event. Only where
 * something was written already: a conversation that begins later starts with all that happened before. Takes the locks
 * of conversations, so call it after those of projects, proposals and accounts, once in a transaction.
 */
export async function recordEvents(deps: Pick<Deps, 'live' | 'clock'>, tx: Tx, events: readonly PairEvent[]) {
  const [first] = events
  if (!first) return
  const { actorId } = first
  const found = await listConversationsWith(
    tx,
    actorId,
    events.map(({ otherId }) => otherId),
  )
  const createdAt = deps.clock()
  for (const { id: conversationId, otherId } of found) {
    // One that begins right now waits for us, and then finds what happened.
    if ((await lockConversation(tx, conversationId)) === 0) continue
    for (const { event } of events.filter((one) => one.otherId === otherId)) {
      const row = await appendMessage(tx, { conversationId, authorId: actorId, kind: 'event', event, createdAt })
      if (row) publishMessage(deps, tx, [actorId, otherId], row)
    }
  }
}
