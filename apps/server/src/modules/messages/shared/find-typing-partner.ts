import type { Db } from '../../../platform/database/database.ts'
import { findMembership, findStanding } from '../conversation.queries.ts'
import { refusalToWrite } from '../message.rules.ts'

/**
 * Who may be told that `userId` is typing, or is there: the other member of the conversation, as long as this person may
 * write to them. Undefined for everyone else, and once either of the two blocked the other.
 */
export async function findTypingPartner(
  db: Db,
  { conversationId, userId }: { conversationId: string; userId: string },
): Promise<string | undefined> {
  const membership = await findMembership(db, { conversationId, userId })
  if (!membership) return undefined
  const standing = await findStanding(db, userId, membership.otherId)
  return standing && refusalToWrite(standing) === null ? membership.otherId : undefined
}
