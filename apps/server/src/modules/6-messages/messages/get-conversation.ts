import type { ConversationView } from '@guildhall/contract'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { findConversation, insertConversation, type PairRow } from './conversation.queries.ts'
import { presentConversation } from './message.presenter.ts'
import { refusalToWrite } from './message.rules.ts'

/** People who have nothing to do with the caller are answered like unknown ids. */
export async function getConversationWith(db: Db, userId: string, otherId: string): Promise<ConversationView> {
  const conversation = await findConversation(db, userId, otherId)
  const isStranger = !conversation?.id && !conversation?.proposedToMe && !conversation?.iProposed
  if (!conversation || isStranger) throw new DomainError('conversation.not_found')
  return presentConversation(conversation)
}

export function openConversation(
  { database: { db }, clock }: OnceDeps,
  { userId, otherId }: { userId: string; otherId: string },
): Promise<ConversationView> {
  return db.transaction(async (tx) => {
    const conversation = await requireConversation(tx, userId, otherId)
    if (conversation.id) return presentConversation(conversation)
    const refusal = refusalToWrite(conversation)
    if (refusal) throw new DomainError(refusal)
    await insertConversation(tx, userId, otherId, clock())
    return presentConversation(await requireConversation(tx, userId, otherId))
  })
}

export async function requireConversation(db: Db | Tx, userId: string, otherId: string): Promise<PairRow> {
  const conversation = await findConversation(db, userId, otherId)
  if (!conversation) throw new DomainError('conversation.not_found')
  return conversation
}
