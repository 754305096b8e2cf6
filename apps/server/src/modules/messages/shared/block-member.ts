import type { Tx } from '../../../platform/database/database.ts'
import { lockConversation, setBlocked } from '../conversation.queries.ts'
import type { Member } from './require-member.ts'

/** Null unblocks. */
export async function blockMember(tx: Tx, member: Member, at: Date | null): Promise<void> {
  await lockConversation(tx, member.conversationId)
  await setBlocked(tx, member, at)
}
