import { typingSignal, watchSignal } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import type { LiveSignals } from '../../../platform/live/live.ts'
import { listConversationsWith } from '../conversation.queries.ts'
import { findTypingPartner } from './find-typing-partner.ts'

/** What sockets may tell and watch: only people with a conversation between them, and none that is blocked. */
export function messageSignals(db: Db): LiveSignals {
  return {
    async typing(userId, data) {
      const { success, data: signal } = typingSignal.safeParse(data)
      if (!success) return undefined
      const { conversationId } = signal
      const to = await findTypingPartner(db, { conversationId, userId })
      return to === undefined ? undefined : { to, event: { type: 'typing', conversationId, userId } }
    },
    async watch(userId, data) {
      const { success, data: signal } = watchSignal.safeParse(data)
      if (!success) return []
      const shared = await listConversationsWith(db, userId, signal.userIds)
      const partners = await Promise.all(
        shared.map(({ id: conversationId }) => findTypingPartner(db, { conversationId, userId })),
      )
      return partners.filter((partner) => partner !== undefined)
    },
  }
}
