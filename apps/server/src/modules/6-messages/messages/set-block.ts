import type { ConversationView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { insertConversation } from './conversation.queries.ts'
import { requireAcquaintance, requireConversation } from './get-conversation.ts'
import { presentConversation } from './message.presenter.ts'
import { blockMember } from './shared/block-member.ts'
import { type Member, requireMember } from './shared/require-member.ts'

/** Waits for a message that is being written, so that none follows the answer. The other member is not told. */
export function setBlock(
  deps: Deps,
  { isBlocked, ...member }: Member & { isBlocked: boolean },
): Promise<ConversationView> {
  return deps.database.db.transaction(async (tx) => {
    const { otherId } = await requireMember(tx, member)
    await blockMember(deps, tx, { ...member, otherId }, isBlocked ? deps.clock() : null)
    return presentConversation(await requireConversation(tx, member.userId, otherId))
  })
}

/** {@link setBlock} for somebody who may never have written. The block is kept in an empty conversation, which the other does not see. */
export function setBlockOfPerson(
  deps: Deps,
  { userId, otherId, isBlocked }: { userId: string; otherId: string; isBlocked: boolean },
): Promise<ConversationView> {
  return deps.database.db.transaction(async (tx) => {
    const conversation = await requireAcquaintance(tx, userId, otherId)
    if (!conversation.id && !isBlocked) return presentConversation(conversation)
    const conversationId = conversation.id ?? (await insertConversation(tx, userId, otherId, deps.clock()))
    await blockMember(deps, tx, { conversationId, userId, otherId }, isBlocked ? deps.clock() : null)
    return presentConversation(await requireConversation(tx, userId, otherId))
  })
}
