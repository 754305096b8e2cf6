import type { Deps } from '../../../../deps.ts'
import { afterCommit, type Tx } from '../../../../platform/database/database.ts'
import { lockConversation, setBlocked } from '../conversation.queries.ts'
import type { Member } from './require-member.ts'

/** Blocks the other member of a conversation, or takes that back with null. */
export async function blockMember(
  { live }: Pick<Deps, 'live'>,
  tx: Tx,
  { otherId, ...member }: Member & { otherId: string },
  at: Date | null,
): Promise<void> {
  await lockConversation(tx, member.conversationId)
  await setBlocked(tx, member, at)
  if (at) afterCommit(tx, () => live.endWatches(member.userId, otherId))
}
