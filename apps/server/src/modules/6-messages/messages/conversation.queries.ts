import { unreadMaximum } from '@guildhall/contract'
import { and, eq, sql } from 'drizzle-orm'
import { assertRow } from '../../../platform/database/assert-row.ts'
import { type Db, queryNamed, queryText, type Tx } from '../../../platform/database/database.ts'
import { shownNameText } from '../../1-ground/users/shared/shown-person.queries.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { shownProfileText } from '../../2-people/restrictions/shared/shown-profile.queries.ts'
import type { WritingFacts } from './message.rules.ts'
import { conversationMembers, conversations } from './message.tables.ts'

/** Joins the profile of the other person, `u`, if `$1` may read it. */
export const personJoinSql = `left join profiles p on p.user_id = u.id and ${shownProfileText('p.user_id', '$1::uuid')}`

/** The profile's name, else the username. Expects `u` and {@link personJoinSql}. */
export const personSql = `u.id as "personId", ${shownNameText('u', 'p')} as "personName",
  coalesce(p.title, '') as "personTitle", coalesce(p.profile_image, '') as "personImage"`

/** How many messages of the other person `me` has not read, capped. Expects a member's row as `me`. */
export const unreadSql = `(case when me.last_received_seq > me.last_read_seq then (select count(*) from (
    select 1 from messages n where n.conversation_id = me.conversation_id and n.seq > me.last_read_seq
      and n.author_id = me.other_id and n.kind <> 'event' and n.deleted_at is null limit ${unreadMaximum}) few)
  else 0 end)`

/** How far the other person has read, if both show it and they have not blocked me. Expects the members' rows as `me` and `them`. */
export const otherReadSql = `(case when them.blocked_at is null and not exists (select 1 from message_settings s
    where s.user_id in (me.user_id, me.other_id) and not s.read_receipts) then them.last_read_seq end)`

/** `$1` is me. */
const relationSql = (other: string) => {
  const proposed = (client: string, freelancer: string, status = '') =>
    `exists (select from proposals a where a.client_id = ${client} and a.freelancer_id = ${freelancer} ${status})`
  const isAccepted = `and a.status = 'accepted'`
  return `select ${proposed('$1', other)} as proposed_to_me, ${proposed(other, '$1')} as i_proposed,
    ${proposed('$1', other, isAccepted)} or ${proposed(other, '$1', isAccepted)} as is_hired`
}

const writingColumns = `c.id, coalesce(c.last_seq, 0) as "lastSeq", coalesce(me.last_received_seq, 0) as "receivedSeq",
    coalesce(me.last_received_seq, 0) > 0 as "theyWrote", me.blocked_at is not null as "iBlocked",
    them.blocked_at is not null as "theyBlocked", u.deleted_at is not null as "theyLeft",
    them.muted_at is not null as "theyMuted", related.proposed_to_me as "proposedToMe",
    related.i_proposed as "iProposed", related.is_hired as "isHired"`
const shownColumns = `${personSql}, me.muted_at is not null as "iMuted", coalesce(c.last_change, 0) as change, coalesce(me.last_read_seq, 0) as "readSeq",
    ${otherReadSql} as "otherReadSeq", coalesce(${unreadSql}, 0) as unread`

/** @param which the condition for the other person, `u` */
const pairSql = (columns: string, which: string, other: string) => `select ${columns}
  from users u
    ${personJoinSql}
    left join conversations c on c.low_id = least($1::uuid, ${other}) and c.high_id = greatest($1::uuid, ${other})
    left join conversation_members me on me.conversation_id = c.id and me.user_id = $1
    left join conversation_members them on them.conversation_id = c.id and them.user_id = ${other}
    cross join lateral (${relationSql(other)}) related
  where ${which} and u.id <> $1`
const withOne = ['u.id = $2', '$2::uuid'] as const
const writingSql = pairSql(writingColumns, ...withOne)
const conversationSql = pairSql(`${writingColumns}, ${shownColumns}`, ...withOne)
const writingWithManySql = pairSql(`u.id as "otherId", ${writingColumns}`, 'u.id = any($2::uuid[])', 'u.id')

export type PersonRow = { personId: string; personName: string; personTitle: string; personImage: string }
export type WritingRow = WritingFacts & {
  id: string | null
  lastSeq: number
  receivedSeq: number
  theyMuted: boolean
}
export type PairRow = PersonRow &
  WritingRow & { change: number; readSeq: number; otherReadSeq: number | null; unread: number; iMuted: boolean }

/** What decides whether one person may write to another. Undefined if `otherId` is unknown or the same person. */
export async function findWritingFacts(db: Db | Tx, userId: string, otherId: string): Promise<WritingRow | undefined> {
  const [row] = await queryNamed<WritingRow>(db, 'conversation_writing', writingSql, [userId, otherId])
  return row
}

/** {@link findWritingFacts} for several people in one query, unordered. */
export function listWritingFacts(db: Db, userId: string, otherIds: readonly string[]) {
  type Row = WritingRow & { otherId: string }
  return queryNamed<Row>(db, 'conversation_writing_many', writingWithManySql, [userId, otherIds])
}

export async function findConversation(db: Db | Tx, userId: string, otherId: string): Promise<PairRow | undefined> {
  const [row] = await queryNamed<PairRow>(db, 'conversation_standing', conversationSql, [userId, otherId])
  return row
}

/** Whether `from` ever invited `to` to a project or offered them a contract. */
export async function hasReachedOut(db: Db | Tx, { from, to }: { from: string; to: string }): Promise<boolean> {
  const text = `select exists (select from invitations where freelancer_id = $2 and client_id = $1)
    or exists (select from direct_offers where freelancer_id = $2 and client_id = $1) as "hasReachedOut"`
  const [row] = await queryNamed<{ hasReachedOut: boolean }>(db, 'conversation_reached_out', text, [from, to])
  return row?.hasReachedOut ?? false
}

export async function findMembership(
  db: Db | Tx,
  { conversationId, userId }: { conversationId: string; userId: string },
) {
  const text = `select me.other_id as "otherId", c.last_seq as "lastSeq" from conversation_members me
    join conversations c on c.id = me.conversation_id where me.conversation_id = $1 and me.user_id = $2`
  const [row] = await queryNamed<{ otherId: string; lastSeq: number }>(db, 'conversation_membership', text, [
    conversationId,
    userId,
  ])
  return row
}

/**
 * Returns the number of the latest message. A separate statement: after waiting, PostgreSQL rereads only the locked
 * row, so query other rows afterwards. Lock accounts first, never after this.
 */
export async function lockConversation(tx: Tx, conversationId: string): Promise<number> {
  const text = 'select last_seq as "lastSeq" from conversations where id = $1 for update'
  const [row] = await queryNamed<{ lastSeq: number }>(tx, 'conversation_lock', text, [conversationId])
  return row?.lastSeq ?? 0
}

/** {@link lockConversation} for many, in one order. Returns those in which something was written. */
export async function lockStartedConversations(tx: Tx, conversationIds: readonly string[]): Promise<Set<string>> {
  const text = 'select id, last_seq as "lastSeq" from conversations where id = any($1::uuid[]) order by id for update'
  const rows = await queryText<{ id: string; lastSeq: number }>(tx, text, [conversationIds])
  return new Set(rows.flatMap(({ id, lastSeq }) => (lastSeq > 0 ? [id] : [])))
}

/** {@link lockConversation} for a member, whose other member never changes. Undefined for everyone else. */
export async function lockForMember(tx: Tx, { conversationId, userId }: { conversationId: string; userId: string }) {
  const text = `select c.last_seq as "lastSeq", me.other_id as "otherId" from conversations c
    join conversation_members me on me.conversation_id = c.id
    where c.id = $1 and me.user_id = $2 for update of c`
  const [row] = await queryNamed<{ lastSeq: number; otherId: string }>(tx, 'conversation_lock_member', text, [
    conversationId,
    userId,
  ])
  return row
}

export async function insertConversation(tx: Tx, userId: string, otherId: string, now: Date): Promise<string> {
  const [lowId = '', highId = ''] = [userId, otherId].sort()
  const [made] = await tx
    .insert(conversations)
    .values({ lowId, highId, createdAt: now })
    .onConflictDoNothing({ target: [conversations.lowId, conversations.highId] })
    .returning({ id: conversations.id })
  if (!made) {
    const pair = and(eq(conversations.lowId, lowId), eq(conversations.highId, highId))
    const [found] = await tx.select({ id: conversations.id }).from(conversations).where(pair)
    assertRow(found, 'a conversation that exists')
    return found.id
  }
  await tx.insert(conversationMembers).values([
    { conversationId: made.id, userId, otherId },
    { conversationId: made.id, userId: otherId, otherId: userId },
  ])
  return made.id
}

export async function setStarted(tx: Tx, conversationId: string, userId: string, now: Date) {
  const started = { startedBy: userId, startedAt: now }
  await tx.update(conversations).set(started).where(eq(conversations.id, conversationId))
}

/** Serializes transactions of one person with an advisory lock, taken after every other lock. */
export async function countStarted(tx: Tx, userId: string, since: Date): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`conversations:${userId}`}, 0))`)
  const own = and(eq(conversations.startedBy, userId), sql`${conversations.startedAt} > ${since.toISOString()}`)
  return tx.$count(conversations, own)
}

export async function setBlocked(
  tx: Tx,
  { conversationId, userId }: { conversationId: string; userId: string },
  blockedAt: Date | null,
) {
  await tx
    .update(conversationMembers)
    .set({ blockedAt })
    .where(and(eq(conversationMembers.conversationId, conversationId), eq(conversationMembers.userId, userId)))
}

export async function setMuted(
  tx: Tx,
  { conversationId, userId }: { conversationId: string; userId: string },
  mutedAt: Date | null,
) {
  await tx
    .update(conversationMembers)
    .set({ mutedAt })
    .where(and(eq(conversationMembers.conversationId, conversationId), eq(conversationMembers.userId, userId)))
}

export function listConversationsWith(tx: Db | Tx, userId: string, otherIds: readonly string[]) {
  return queryText<{ id: string; otherId: string }>(
    tx,
    `select conversation_id as id, other_id as "otherId" from conversation_members
     where user_id = $1 and other_id = any($2::uuid[])`,
    [userId, otherIds],
  )
}

export async function listMembers(tx: Tx, conversationId: string): Promise<[string, string]> {
  const [row] = await tx
    .select({ lowId: conversations.lowId, highId: conversations.highId })
    .from(conversations)
    .where(eq(conversations.id, conversationId))
  assertRow(row, 'a locked conversation')
  return [row.lowId, row.highId]
}

export async function findUsername(db: Db | Tx, userId: string): Promise<string> {
  const [row] = await db.select({ username: users.username }).from(users).where(eq(users.id, userId))
  return row?.username ?? ''
}
