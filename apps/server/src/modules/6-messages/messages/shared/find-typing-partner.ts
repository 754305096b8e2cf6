import type { Db } from '../../../../platform/database/database.ts'
import { findMembership, findWritingFacts } from '../conversation.queries.ts'
import { refusalToWrite } from '../message.rules.ts'

/** Undefined for everyone but a member who may write to the other one, neither being blocked. */
export async function findTypingPartner(
  db: Db,
  { conversationId, userId }: { conversationId: string; userId: string },
): Promise<string | undefined> {
  const membership = await findMembership(db, { conversationId, userId })
  if (!membership) return undefined
  const facts = await findWritingFacts(db, userId, membership.otherId)
  return facts && refusalToWrite(facts) === null ? membership.otherId : undefined
}
