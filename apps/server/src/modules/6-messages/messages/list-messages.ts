import type {
  MessageChangesView,
  MessageHitsView,
  MessagePageView,
  MessagesQuery,
  MessageView,
} from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { containsPattern } from '../../../platform/database/like-pattern.ts'
import { DomainError } from '../../../platform/errors.ts'
import { presentMessage } from './message.presenter.ts'
import { findMessage } from './message.queries.ts'
import { findPage, type PageFacts, type PageStatement } from './message-page.queries.ts'
import { searchMessageRows } from './message-search.queries.ts'
import { type Member, requireMember } from './shared/require-member.ts'

const largestSeq = Number.MAX_SAFE_INTEGER

export async function listMessages(db: Db, member: Member, query: MessagesQuery): Promise<MessagePageView> {
  const { limit } = query
  const [statement, from] = statementFor(query)
  const page = await findPage(db, statement, member, { from, limit })
  if (!page) throw new DomainError('conversation.not_found')
  const messages = page.messages
    .sort((one, other) => one.seq - other.seq)
    .map((row) => presentMessage(row, member.userId))
  // Numbers have no gaps, so where a page begins and ends tells what lies beyond it.
  const first = messages[0]?.seq ?? (statement === 'messages_before' ? 1 : page.lastSeq + 1)
  const last = messages.at(-1)?.seq ?? (statement === 'messages_before' ? 0 : page.lastSeq)
  return {
    messages,
    hasEarlier: first > 1,
    hasLater: last < page.lastSeq,
    change: page.lastChange,
    ...readPositionsOf(page),
  }
}

function statementFor({ before, after, around }: MessagesQuery): [PageStatement, number] {
  if (around === 'unread') return ['messages_unread', 0]
  if (around !== undefined) return ['messages_around', around]
  if (after !== undefined) return ['messages_after', after]
  return ['messages_before', before ?? largestSeq]
}

/** Sent, edited or deleted after the change numbered `since`. */
export async function listChanges(
  db: Db,
  member: Member,
  { since, limit }: { since: number; limit: number },
): Promise<MessageChangesView> {
  const page = await findPage(db, 'messages_changes', member, { from: since, limit: limit + 1 })
  if (!page) throw new DomainError('conversation.not_found')
  const messages = page.messages
    .sort((one, other) => one.change - other.change)
    .slice(0, limit)
    .map((row) => presentMessage(row, member.userId))
  const hasMore = page.messages.length > limit
  const change = hasMore ? (messages.at(-1)?.change ?? since) : page.lastChange
  return { messages, hasMore, change, ...readPositionsOf(page) }
}

const readPositionsOf = ({ lastSeq, readSeq, otherReadSeq }: PageFacts) => ({ lastSeq, readSeq, otherReadSeq })

export async function getMessage(db: Db, { seq, ...member }: Member & { seq: number }): Promise<MessageView> {
  await requireMember(db, member)
  const found = await findMessage(db, member.conversationId, seq)
  if (!found) throw new DomainError('message.not_found')
  return presentMessage(found, member.userId)
}

/** Searches a part of a conversation, from `before` back. */
export async function searchMessages(
  db: Db,
  member: Member,
  { search, before = largestSeq }: { search: string; before?: number | undefined },
): Promise<MessageHitsView> {
  await requireMember(db, member)
  const pattern = containsPattern(search)
  const { messages, nextBefore } = await searchMessageRows(db, { ...member, before, pattern })
  return { messages: messages.map((row) => presentMessage(row, member.userId)), nextBefore }
}
