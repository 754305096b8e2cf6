import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { conversationMembers, conversations } from '../message.tables.ts'

/** Whether one of the two blocked the other. */
export function blockedSql(one: SQLWrapper | string, other: SQLWrapper | string): SQL<boolean> {
  return sql<boolean>`exists (select from ${conversations} join ${conversationMembers}
      on ${conversationMembers.conversationId} = ${conversations.id} and ${conversationMembers.blockedAt} is not null
    where ${conversations.lowId} = least(${one}::uuid, ${other}::uuid)
      and ${conversations.highId} = greatest(${one}::uuid, ${other}::uuid))`
}

/** The same for statements written as text. */
export const blockedText = (one: string, other: string) =>
  `exists (select from conversations blocked join conversation_members blocking
      on blocking.conversation_id = blocked.id and blocking.blocked_at is not null
    where blocked.low_id = least(${one}, ${other}) and blocked.high_id = greatest(${one}, ${other}))`
