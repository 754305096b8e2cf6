import type { ConversationView } from '@guildhall/contract'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { findStanding, insertConversation, type StandingRow } from './conversation.queries.ts'
import { presentConversation } from './message.presenter.ts'
import { refusalToWrite } from './message.rules.ts'

/** People who have nothing to do with the caller are answered like unknown ids. */
export async function getConversationWith(db: Db, userId: string, otherId: string): Promise<ConversationView> {
  const standing = await findStanding(db, userId, otherId)
  const isStranger = !standing?.id && !standing?.proposedToMe && !standing?.iProposed
  if (!standing || isStranger) throw new DomainError('conversation.not_found')
  return presentConversation(standing)
}

export function openConversation(
  { database: { db }, clock }: OnceDeps,
  { userId, otherId }: { userId: string; otherId: string },
): Promise<ConversationView> {
  return db.transaction(async (tx) => {
    const standing = await requireStanding(tx, userId, otherId)
    if (standing.id) return presentConversation(standing)
    const refusal = refusalToWrite(standing)
    if (refusal) throw new DomainError(refusal)
    await insertConversation(tx, userId, otherId, clock())
    return presentConversation(await requireStanding(tx, userId, otherId))
  })
}

export async function requireStanding(db: Db | Tx, userId: string, otherId: string): Promise<StandingRow> {
  const standing = await findStanding(db, userId, otherId)
  if (!standing) throw new DomainError('conversation.not_found')
  return standing
}
