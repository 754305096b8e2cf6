import type { Deps } from '../../../../deps.ts'
import type { ConversationLine } from '../../../../effects.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { listConversationsWith, lockStartedConversations } from '../conversation.queries.ts'
import { appendEvents } from '../event.queries.ts'
import { publishMessage } from '../publish-message.ts'

/** Only in conversations with messages; later ones begin with all past events. All lines are by the same person. */
export async function addLines(
  deps: Pick<Deps, 'live' | 'clock'>,
  tx: Tx,
  lines: readonly ConversationLine[],
): Promise<void> {
  const [first] = lines
  if (!first) return
  const { actorId } = first
  if (lines.some((line) => line.actorId !== actorId)) throw new Error('lines of one moment are by one person')
  const found = await listConversationsWith(
    tx,
    actorId,
    lines.map(({ otherId }) => otherId),
  )
  if (found.length === 0) return
  // One that begins right now waits for us, and then finds what happened.
  const started = await lockStartedConversations(
    tx,
    found.map(({ id }) => id),
  )
  const conversationOf = new Map(found.map(({ id, otherId }) => [otherId, id]))
  const otherOf = new Map(found.map(({ id, otherId }) => [id, otherId]))
  const known = lines.flatMap(({ otherId, event }) => {
    const conversationId = conversationOf.get(otherId)
    return conversationId && started.has(conversationId) ? [{ conversationId, event }] : []
  })
  if (known.length === 0) return
  const rows = await appendEvents(tx, { authorId: actorId, events: known, createdAt: deps.clock() })
  for (const row of rows) publishMessage(deps, tx, [actorId, otherOf.get(row.conversationId) ?? ''], row)
}
