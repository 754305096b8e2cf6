import { textLimits } from '@guildhall/contract'
import { type Db, queryNamed } from '../../../platform/database/database.ts'
import { hiddenText } from '../../2-people/restrictions/shared/hidden.queries.ts'
import { listedMessageSql, type MessageRow } from './message.queries.ts'

/** What one search within a conversation reads at most; the next one goes on from there. */
const searched = { messages: 5_000, bytes: 4 * 1024 * 1024, hits: 50 } as const

/** Of a message, in UTF-8. Without it, one long message would be beyond the limit by itself. */
const longestBytes = textLimits.message * 4

// The length of a text is known without reading it, so a conversation full of long texts costs no more than others.
const searchSql = `with window_of as materialized (
    select s.seq from (
      select m.seq, sum(octet_length(m.text)) over (order by m.seq desc) as bytes from messages m
      where m.conversation_id = $1 and m.seq < $2 order by m.seq desc limit ${searched.messages}) s
    where s.bytes - ${longestBytes} <= ${searched.bytes}),
  bounds as (select min(seq) as first, max(seq) as last from window_of)
  select b.first as "windowStart", hit.* from bounds b left join lateral (
    select ${listedMessageSql} from messages m
    where m.conversation_id = $1 and m.seq between b.first and b.last and m.kind <> 'event' and m.deleted_at is null
      and lower(m.text) like lower($3) and (m.author_id = $4 or not ${hiddenText('message', 'm.conversation_id', 'm.seq')})
    order by m.seq desc limit ${searched.hits + 1}) hit on true`

/** Newest first. The second part is where to go on: null at the beginning. */
export async function searchMessageRows(
  db: Db,
  {
    conversationId,
    userId,
    before,
    pattern,
  }: { conversationId: string; userId: string; before: number; pattern: string },
): Promise<{ messages: MessageRow[]; nextBefore: number | null }> {
  type Row = Omit<MessageRow, 'seq'> & { windowStart: number | null; seq: number | null }
  const rows = await queryNamed<Row>(db, 'messages_search', searchSql, [conversationId, before, pattern, userId])
  const found = rows.filter((row): row is Row & MessageRow => row.seq !== null)
  const messages = found.slice(0, searched.hits)
  const goOnBefore = found.length > searched.hits ? (messages.at(-1)?.seq ?? 1) : (rows[0]?.windowStart ?? 1)
  return { messages, nextBefore: goOnBefore > 1 ? goOnBefore : null }
}
