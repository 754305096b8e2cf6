import { listedTextLength, messageExcerptLength, unreadMaximum } from '@guildhall/contract'
import { type Db, queryNamed } from '../../../platform/database/database.ts'
import type { Keyset } from '../../../platform/database/keyset.ts'
import { shownNameText } from '../../1-ground/users/shared/shown-person.queries.ts'
import { hiddenText } from '../../2-people/restrictions/shared/hidden.queries.ts'
import { type PersonRow, personJoinSql, personSql, unreadSql } from './conversation.queries.ts'
import type { MessageRow } from './message.queries.ts'
import { latestMessagesText } from './shared/latest-messages.queries.ts'

/** Its instants are texts, as they come out of JSON. */
export type ExcerptRow = Pick<MessageRow, 'seq' | 'authorId' | 'kind' | 'text' | 'event'> & {
  createdAt: string
  deletedAt: string | null
  isHidden: boolean
}
export type ConversationRow = PersonRow & {
  id: string
  latestAt: Date
  unread: number
  iMuted: boolean
  latest: ExcerptRow
}
export type ConversationHitRow = ConversationRow & { match: ExcerptRow | null }

/**
 * How much of a person's messages one search looks through: the latest of each of the latest conversations. Those behind so many bytes are left out,
 * as letters in lower case take longer than all else.
 */
const searched = { names: 1_000, conversations: 200, messages: 100, bytes: 20_000, hits: 50 } as const

const isHidden = (alias: string) => hiddenText('message', `${alias}.conversation_id`, `${alias}.seq`)

/** `$1` is me. What operators hid has no text for the other side. */
const excerptSql = (alias: string) => `json_build_object('seq', ${alias}.seq, 'authorId', ${alias}.author_id,
  'kind', ${alias}.kind, 'text', case when ${alias}.author_id <> $1 and ${isHidden(alias)} then ''
    else left(${alias}.text, ${messageExcerptLength}) end, 'event', ${alias}.event,
  'createdAt', ${alias}.created_at, 'deletedAt', ${alias}.deleted_at, 'isHidden', ${isHidden(alias)})`

const columns = `me.conversation_id as id, me.latest_at as "latestAt", ${personSql}, ${unreadSql} as unread,
  me.muted_at is not null as "iMuted",
  ${excerptSql('l')} as latest`
const joins = `join conversations c on c.id = me.conversation_id
  join messages l on l.conversation_id = c.id and l.seq = c.last_seq
  join users u on u.id = me.other_id
  ${personJoinSql}`
const newestFirst = 'order by me.latest_at desc, me.conversation_id desc'

const listSql = (after: string) => `select ${columns} from conversation_members me ${joins}
  where me.user_id = $1 and me.latest_at is not null ${after} ${newestFirst} limit $2`

export function listConversationRows(
  db: Db,
  { userId, end, limit }: { userId: string; end: Keyset | undefined; limit: number },
): Promise<ConversationRow[]> {
  if (!end) return queryNamed(db, 'conversations_top', listSql(''), [userId, limit])
  const after = 'and (me.latest_at, me.conversation_id) < ($3::timestamptz, $4::uuid)'
  return queryNamed(db, 'conversations_after', listSql(after), [userId, limit, end.at, end.id])
}

// Both sides are lowered by the database: it and JavaScript disagree on some letters, such as the dotted İ.
const searchSql = `with mine as materialized (
    select m.*, row_number() over (order by m.latest_at desc) as place from conversation_members m
    where m.user_id = $1 and m.latest_at is not null
    order by m.latest_at desc, m.conversation_id desc limit ${searched.names})
  select ${columns}, hit.match from mine me ${joins}
    left join lateral (
      select ${excerptSql('m')} as match from ${latestMessagesText(searched)} m
      where me.place <= ${searched.conversations} and m.kind <> 'event' and m.deleted_at is null
        and lower(left(m.text, ${listedTextLength})) like lower($2) and (m.author_id = $1 or not ${isHidden('m')})
      order by m.seq desc limit 1) hit on true
  where hit.match is not null or lower(${shownNameText('u', 'p')}) like lower($2)
  ${newestFirst} limit ${searched.hits}`

export function searchConversationRows(db: Db, userId: string, pattern: string): Promise<ConversationHitRow[]> {
  return queryNamed(db, 'conversations_search', searchSql, [userId, pattern])
}

export async function countUnreadConversations(db: Db, userId: string): Promise<number> {
  const text = `select count(*) from (select 1 from conversation_members me
    where me.user_id = $1 and me.last_received_seq > me.last_read_seq and exists (
      select 1 from messages n where n.conversation_id = me.conversation_id and n.seq > me.last_read_seq
        and n.author_id = me.other_id and n.kind <> 'event' and n.deleted_at is null)
    limit ${unreadMaximum}) few`
  const [row] = await queryNamed<{ count: number }>(db, 'conversations_unread', text, [userId])
  return row?.count ?? 0
}
