import type { Db, Tx } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { findMembership } from '../conversation.queries.ts'

export type Member = { conversationId: string; userId: string }

/** Throws `conversation.not_found` unless the caller is one of its two members. */
export async function requireMember(db: Db | Tx, { conversationId, userId }: Member) {
  const membership = await findMembership(db, { conversationId, userId })
  if (!membership) throw new DomainError('conversation.not_found')
  return membership
}
