import { type Db, queryNamed, type Tx } from '../../../platform/database/database.ts'
import { unreadSql } from './conversation.queries.ts'

const setReadSql = `update conversation_members me set last_read_seq = least($3, c.last_seq) from conversations c
  where c.id = me.conversation_id and me.conversation_id = $1 and me.user_id = $2
    and me.last_read_seq < least($3, c.last_seq) returning me.last_read_seq as "readSeq"`

/** Moves what a member has read forward to `seq`, never beyond the last message. Undefined where nothing moved. */
export async function setRead(
  tx: Tx,
  conversationId: string,
  userId: string,
  seq: number,
): Promise<number | undefined> {
  const [row] = await queryNamed<{ readSeq: number }>(tx, 'message_read', setReadSql, [conversationId, userId, seq])
  return row?.readSeq
}

export async function findRead(db: Db | Tx, conversationId: string, userId: string) {
  const text = `select me.last_read_seq as "readSeq", ${unreadSql} as unread, me.other_id as "otherId",
      me.blocked_at is not null as "iBlocked"
    from conversation_members me where me.conversation_id = $1 and me.user_id = $2`
  type Row = { readSeq: number; unread: number; otherId: string; iBlocked: boolean }
  return (await queryNamed<Row>(db, 'message_read_state', text, [conversationId, userId]))[0]
}
