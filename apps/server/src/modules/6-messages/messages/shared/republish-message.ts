import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { listMembers, lockConversation } from '../conversation.queries.ts'
import { findListedMessage, touchMessage } from '../message.queries.ts'
import { publishMessage } from '../publish-message.ts'

export async function republishMessage(
  deps: Pick<Deps, 'live'>,
  tx: Tx,
  conversationId: string,
  seq: number,
): Promise<void> {
  await lockConversation(tx, conversationId)
  await touchMessage(tx, conversationId, seq)
  publishMessage(deps, tx, await listMembers(tx, conversationId), await findListedMessage(tx, conversationId, seq))
}
