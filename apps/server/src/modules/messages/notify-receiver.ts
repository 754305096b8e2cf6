import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notify } from '../notifications/shared/notify.ts'
import { findUsername } from './conversation.queries.ts'

export async function notifyReceiver(
  deps: Pick<Deps, 'live' | 'jobs' | 'clock'>,
  tx: Tx,
  message: { conversationId: string; authorId: string; receiverId: string; seq: number },
): Promise<void> {
  const { conversationId, authorId, receiverId, seq } = message
  const facts = { actorId: authorId, actorName: await findUsername(tx, authorId) }
  const event = `${conversationId}:${seq}`
  await notify(deps, tx, [{ userId: receiverId, kind: 'message.received', facts, event, stack: conversationId }])
}
