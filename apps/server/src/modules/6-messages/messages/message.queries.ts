import { listedTextLength, type MessageEvent, type MessageKind, type OffPlatformHint } from '@guildhall/contract'
import { and, eq, sql } from 'drizzle-orm'
import { assertRow } from '../../../platform/database/assert-row.ts'
import { type Db, queryNamed, type Tx } from '../../../platform/database/database.ts'
import { isTruncatedSql } from '../../../platform/database/truncated-text.ts'
import { hiddenText } from '../../2-people/restrictions/shared/hidden.queries.ts'
import { conversations, messages, messageVersions } from './message.tables.ts'

export type MessageFileRow = { _id: string; filename: string; size: number; sha256: string; contentType: string }
export type MessageRow = {
  conversationId: string
  seq: number
  change: number
  authorId: string
  kind: MessageKind
  text: string
  textTruncated: boolean
  clientId: string | null
  event: MessageEvent | null
  offPlatform: OffPlatformHint | null
  createdAt: Date
  editedAt: Date | null
  deletedAt: Date | null
  /** Operators hid it from the other side. */
  isHidden: boolean
  files: MessageFileRow[] | null
}

const columnsOf = (text: string, isTruncated: string) => `m.conversation_id as "conversationId", m.seq, m.change,
  m.author_id as "authorId", m.kind, ${text} as text, ${isTruncated} as "textTruncated", m.client_id as "clientId",
  m.event, m.off_platform as "offPlatform", m.created_at as "createdAt", m.edited_at as "editedAt",
  m.deleted_at as "deletedAt", ${hiddenText('message', 'm.conversation_id', 'm.seq')} as "isHidden",
  case when m.kind = 'file' then (select json_agg(json_build_object('_id', f.id, 'filename', f.filename,
      'size', f.size_bytes, 'sha256', f.sha256, 'contentType', f.content_type) order by f.position)
    from message_files f where f.conversation_id = m.conversation_id and f.seq = m.seq) end as files`

export const listedMessageSql = columnsOf(`left(m.text, ${listedTextLength})`, isTruncatedSql('m.text'))
const wholeMessageSql = columnsOf('m.text', 'false')

export async function findMessage(db: Db | Tx, conversationId: string, seq: number): Promise<MessageRow | undefined> {
  const text = `select ${wholeMessageSql} from messages m where m.conversation_id = $1 and m.seq = $2`
  return (await queryNamed<MessageRow>(db, 'message', text, [conversationId, seq]))[0]
}

export async function findSentMessage(
  db: Db | Tx,
  authorId: string,
  clientId: string,
): Promise<MessageRow | undefined> {
  const text = `select ${listedMessageSql} from messages m where m.author_id = $1 and m.client_id = $2`
  return (await queryNamed<MessageRow>(db, 'message_sent', text, [authorId, clientId]))[0]
}

export async function findListedMessage(tx: Tx, conversationId: string, seq: number): Promise<MessageRow> {
  const text = `select ${listedMessageSql} from messages m where m.conversation_id = $1 and m.seq = $2`
  const [row] = await queryNamed<MessageRow>(tx, 'message_listed', text, [conversationId, seq])
  assertRow(row, 'a message that was written')
  return row
}

export type NewMessage = {
  conversationId: string
  authorId: string
  kind: MessageKind
  text?: string
  clientId?: string
  event?: MessageEvent
  offPlatform?: OffPlatformHint | null
  createdAt: Date
}

// The author has read what they write, if nothing before it was unread. One that was sent before changes nothing.
const appendSql = `with c as (
    update conversations set last_seq = last_seq + 1, last_change = last_change + 1
    where id = $1 and not exists (select 1 from messages where author_id = $2 and client_id = $5)
    returning last_seq, last_change),
  told as (
    update conversation_members m set latest_at = greatest(m.latest_at, $8),
      last_read_seq = case when m.user_id = $2 and m.last_received_seq <= m.last_read_seq then c.last_seq
        else m.last_read_seq end,
      last_received_seq = case when m.user_id <> $2 and $3 <> 'event' then c.last_seq else m.last_received_seq end
    from c where m.conversation_id = $1)
  insert into messages as m (conversation_id, seq, change, author_id, kind, text, client_id, event, off_platform, created_at)
  select $1, c.last_seq, c.last_change, $2, $3, $4, $5, $6, $7, $8 from c
  on conflict (author_id, client_id) do nothing
  returning ${listedMessageSql}`

/** Lock the conversation first. Undefined for a used `clientId`; if used in another conversation, roll back. */
export async function appendMessage(tx: Tx, message: NewMessage): Promise<MessageRow | undefined> {
  const { conversationId, authorId, kind, text = '', clientId, event, offPlatform, createdAt } = message
  const values = [
    conversationId,
    authorId,
    kind,
    text,
    clientId ?? null,
    event ? JSON.stringify(event) : null,
    offPlatform ?? null,
    createdAt,
  ]
  const [row] = await queryNamed<MessageRow>(tx, 'message_append', appendSql, values)
  return row
}

/** How many of the author's latest messages since `since` have had no answer, counted up to `limit`. */
export async function countUnanswered(
  tx: Tx,
  {
    conversationId,
    authorId,
    receivedSeq,
    since,
    limit,
  }: { conversationId: string; authorId: string; receivedSeq: number; since: Date; limit: number },
): Promise<number> {
  const text = `select count(*) filter (where few.created_at > $4) as count from (
    select m.created_at from messages m where m.conversation_id = $1 and m.seq > $3 and m.author_id = $2
      and m.kind <> 'event' order by m.seq desc limit $5) few`
  const values = [conversationId, authorId, receivedSeq, since, limit]
  const [row] = await queryNamed<{ count: number }>(tx, 'messages_unanswered', text, values)
  return row?.count ?? 0
}

/** Replaces a message's text and keeps the former. The conversation's row has to be locked. */
export async function setText(
  tx: Tx,
  { conversationId, seq, text: former }: Pick<MessageRow, 'conversationId' | 'seq' | 'text'>,
  next: { text: string; offPlatform: OffPlatformHint | null; editedAt: Date } | { deletedAt: Date },
) {
  const [numbers] = await tx
    .update(conversations)
    .set({ lastChange: sql`${conversations.lastChange} + 1` })
    .where(eq(conversations.id, conversationId))
    .returning({ change: conversations.lastChange })
  assertRow(numbers, 'a locked conversation')
  const { change } = numbers
  const replacedAt = 'deletedAt' in next ? next.deletedAt : next.editedAt
  await tx.insert(messageVersions).values({ conversationId, seq, change, text: former, replacedAt })
  const values = 'deletedAt' in next ? { text: '', offPlatform: null, ...next } : next
  await tx
    .update(messages)
    .set({ ...values, change })
    .where(and(eq(messages.conversationId, conversationId), eq(messages.seq, seq)))
}

/** Gives a message a new change number, so that both members reload it. Lock the conversation first. */
export async function touchMessage(tx: Tx, conversationId: string, seq: number) {
  const [numbers] = await tx
    .update(conversations)
    .set({ lastChange: sql`${conversations.lastChange} + 1` })
    .where(eq(conversations.id, conversationId))
    .returning({ change: conversations.lastChange })
  assertRow(numbers, 'a locked conversation')
  await tx
    .update(messages)
    .set({ change: numbers.change })
    .where(and(eq(messages.conversationId, conversationId), eq(messages.seq, seq)))
}
