import type { ConversationView } from '@guildhall/contract'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { findConversation, hasReachedOut, insertConversation, type PairRow } from './conversation.queries.ts'
import { presentConversation } from './message.presenter.ts'
import { isAcquainted, refusalToWrite } from './message.rules.ts'

/** People who have nothing to do with the caller are answered like unknown ids. */
export async function getConversationWith(db: Db, userId: string, otherId: string): Promise<ConversationView> {
  return presentConversation(await requireAcquaintance(db, userId, otherId))
}

export function openConversation(
  { database: { db }, clock }: OnceDeps,
  { userId, otherId }: { userId: string; otherId: string },
): Promise<ConversationView> {
  return db.transaction(async (tx) => {
    const conversation = await requireAcquaintance(tx, userId, otherId)
    if (conversation.id) return presentConversation(conversation)
    const refusal = refusalToWrite(conversation)
    if (refusal) throw new DomainError(refusal)
    await insertConversation(tx, userId, otherId, clock())
    return presentConversation(await requireConversation(tx, userId, otherId))
  })
}

/** Also somebody who only invited the caller or offered them a contract. Throws `conversation.not_found` for everyone else. */
export async function requireAcquaintance(db: Db | Tx, userId: string, otherId: string): Promise<PairRow> {
  const conversation = await requireConversation(db, userId, otherId)
  if (isAcquainted(conversation) || (await hasReachedOut(db, { from: otherId, to: userId }))) return conversation
  throw new DomainError('conversation.not_found')
}

export async function requireConversation(db: Db | Tx, userId: string, otherId: string): Promise<PairRow> {
  const conversation = await findConversation(db, userId, otherId)
  if (!conversation) throw new DomainError('conversation.not_found')
  return conversation
}
