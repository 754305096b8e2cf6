import { typingSignal, watchSignal } from '@guildhall/contract'
import type { Db } from '../../../../platform/database/database.ts'
import type { LiveSignals } from '../../../../platform/live/live.ts'
import { listWritingFacts } from '../conversation.queries.ts'
import { refusalToWrite } from '../message.rules.ts'
import { findTypingPartner } from './find-typing-partner.ts'

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
      const others = await listWritingFacts(db, userId, signal.userIds)
      return others.filter((facts) => facts.id && refusalToWrite(facts) === null).map(({ otherId }) => otherId)
    },
  }
}
