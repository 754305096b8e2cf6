import type { LiveEvent, ReadView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { afterCommit } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { readStack } from '../../2-people/notifications/shared/read-stack.ts'
import { findRead, setRead } from './message-read.queries.ts'
import { haveReceipts } from './message-settings.queries.ts'
import type { Member } from './shared/require-member.ts'

/** Notes that a member has read up to `seq`; earlier numbers change nothing. The other one is told if both want that, unless blocked. */
export function markRead(deps: Deps, { conversationId, userId, seq }: Member & { seq: number }): Promise<ReadView> {
  const { database, live } = deps
  return database.db.transaction(async (tx) => {
    const moved = await setRead(tx, conversationId, userId, seq)
    const state = await findRead(tx, conversationId, userId)
    if (!state) throw new DomainError('conversation.not_found')
    const { readSeq, unread, otherId, iBlocked } = state
    if (moved !== undefined) {
      const isShown = !iBlocked && (await haveReceipts(tx, [userId, otherId]))
      const told = isShown ? [userId, otherId] : [userId]
      const event: LiveEvent = { type: 'read', conversationId, userId, seq: readSeq }
      afterCommit(tx, () => live.publish(told, event))
      if (unread === 0) await readStack(deps, tx, { userId, kind: 'message.received', stack: conversationId })
    }
    return { readSeq, unread }
  })
}
