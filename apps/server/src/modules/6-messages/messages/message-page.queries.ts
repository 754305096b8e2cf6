import { type Db, queryNamed } from '../../../platform/database/database.ts'
import { otherReadSql } from './conversation.queries.ts'
import { listedMessageSql, type MessageRow } from './message.queries.ts'

/** Where a conversation stands for the caller, from the same snapshot as its messages. */
export type PageFacts = { lastSeq: number; lastChange: number; readSeq: number; otherReadSeq: number | null }
export type MessagePage = PageFacts & { messages: MessageRow[] }
type Member = { conversationId: string; userId: string }

/** A member's conversation with the messages of `pageSql`; without messages, one row whose `seq` is null. */
const pageOf = (pageSql: string) => `with mine as (
    select c.id, c.last_seq as "lastSeq", c.last_change as "lastChange", me.last_read_seq as "readSeq",
      ${otherReadSql} as "otherReadSeq"
    from conversation_members me
      join conversations c on c.id = me.conversation_id
      join conversation_members them on them.conversation_id = me.conversation_id and them.user_id = me.other_id
    where me.conversation_id = $1 and me.user_id = $2)
  select mine.*, page.* from mine left join lateral (${pageSql}) page on true`

const arm = (where: string, order: string) => `(select ${listedMessageSql} from messages m
  where m.conversation_id = mine.id and ${where} order by ${order} limit $4)`

const before = pageOf(arm('m.seq < $3', 'm.seq desc'))
const after = pageOf(arm('m.seq > $3', 'm.seq'))
const aroundSeq = pageOf(`${arm('m.seq <= $3', 'm.seq desc')} union all ${arm('m.seq > $3', 'm.seq')}`)
const aroundUnread = pageOf(
  `${arm('m.seq <= mine."readSeq"', 'm.seq desc')} union all ${arm('m.seq > mine."readSeq" + $3', 'm.seq')}`,
)
const changes = pageOf(arm('m.change > $3', 'm.change'))

/** Every page the screens ask for, by the name of its prepared statement. */
export const pageStatements = {
  messages_before: before,
  messages_after: after,
  messages_around: aroundSeq,
  messages_unread: aroundUnread,
  messages_changes: changes,
} as const
export type PageStatement = keyof typeof pageStatements

export async function findPage(
  db: Db,
  name: PageStatement,
  { conversationId, userId }: Member,
  { from, limit }: { from: number; limit: number },
): Promise<MessagePage | undefined> {
  const values = [conversationId, userId, from, limit]
  const rows = await queryNamed<PageFacts & MessageRow>(db, name, pageStatements[name], values)
  const [first] = rows
  if (!first) return undefined
  const { lastSeq, lastChange, readSeq, otherReadSeq } = first
  const messages = (first as { seq: number | null }).seq === null ? [] : rows
  return { lastSeq, lastChange, readSeq, otherReadSeq, messages }
}
