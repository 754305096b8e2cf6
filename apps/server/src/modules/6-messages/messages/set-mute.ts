import type { ConversationView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { readStack } from '../../2-people/notifications/shared/read-stack.ts'
import { lockConversation, setMuted } from './conversation.queries.ts'
import { requireConversation } from './get-conversation.ts'
import { presentConversation } from './message.presenter.ts'
import { type Member, requireMember } from './shared/require-member.ts'

/** Messages still count as unread. Settles a waiting notification, so that no mail follows. */
export function setMute(deps: Deps, { isMuted, ...member }: Member & { isMuted: boolean }): Promise<ConversationView> {
  const { conversationId, userId } = member
  return deps.database.db.transaction(async (tx) => {
    const { otherId } = await requireMember(tx, member)
    // A message being written must not notify after the answer.
    await lockConversation(tx, conversationId)
    await setMuted(tx, member, isMuted ? deps.clock() : null)
    if (isMuted) await readStack(deps, tx, { userId, kind: 'message.received', stack: conversationId })
    return presentConversation(await requireConversation(tx, userId, otherId))
  })
}
