import type { Db } from '../../../platform/database/database.ts'
import { findMembership, findWritingFacts } from '../conversation.queries.ts'
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
  const facts = await findWritingFacts(db, userId, membership.otherId)
  return facts && refusalToWrite(facts) === null ? membership.otherId : undefined
}
