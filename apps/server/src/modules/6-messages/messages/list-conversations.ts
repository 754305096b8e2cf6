import type { ConversationHitsView, ConversationListView, UnreadView } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { keysetOf, keysetPage } from '../../../platform/database/keyset.ts'
import { containsPattern } from '../../../platform/database/like-pattern.ts'
import { countUnreadConversations, listConversationRows, searchConversationRows } from './conversation-list.queries.ts'
import { presentExcerpt, presentRow } from './message.presenter.ts'

type ListQuery = { userId: string; cursor?: string | undefined; limit: number }

export async function listConversations(db: Db, { userId, cursor, limit }: ListQuery): Promise<ConversationListView> {
  const found = await listConversationRows(db, { userId, end: keysetOf(cursor), limit: limit + 1 })
  const { rows, nextCursor } = keysetPage(found, limit, ({ latestAt, id }) => ({ at: latestAt, id }))
  return { conversations: rows.map(presentRow), nextCursor }
}

export async function searchConversations(db: Db, userId: string, search: string): Promise<ConversationHitsView> {
  const rows = await searchConversationRows(db, userId, containsPattern(search))
  return {
    conversations: rows.map((row) => ({ ...presentRow(row), match: row.match && presentExcerpt(row.match) })),
  }
}

export async function countUnread(db: Db, userId: string): Promise<UnreadView> {
  return { conversations: await countUnreadConversations(db, userId) }
}
