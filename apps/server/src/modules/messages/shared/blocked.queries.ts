import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { conversationMembers, conversations } from '../message.tables.ts'

/** Whether one of the two blocked the other. */
export function blockedSql(one: SQLWrapper | string, other: SQLWrapper | string): SQL<boolean> {
  return sql<boolean>`exists (select from ${conversations} join ${conversationMembers}
      on ${conversationMembers.conversationId} = ${conversations.id} and ${conversationMembers.blockedAt} is not null
    where ${conversations.lowId} = least(${one}::uuid, ${other}::uuid)
      and ${conversations.highId} = greatest(${one}::uuid, ${other}::uuid))`
}
