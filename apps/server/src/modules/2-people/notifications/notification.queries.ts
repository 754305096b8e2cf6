import type { NotificationFacts, NotificationKind } from '@guildhall/contract'
import { and, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import { type CarriedPart, carrying } from '../../../platform/database/carried-part.ts'
import { type Db, queryNamed, queryText, type Tx } from '../../../platform/database/database.ts'
import { isAfter, type Keyset, newestFirst } from '../../../platform/database/keyset.ts'
import { shownNameText } from '../../1-ground/users/shared/shown-person.queries.ts'
import { notifications } from './notification.tables.ts'
import { shownFactsText } from './shared/shown-facts.queries.ts'

export type NewNotification = {
  userId: string
  kind: NotificationKind
  facts: NotificationFacts
  /** Written into the facts, with the person's name. */
  actorId?: string | null | undefined
  eventKey: string
  createdAt: Date
}
export type ToldNotification = { id: string; userId: string; kind: NotificationKind; createdAt: Date }

const told = {
  id: notifications.id,
  userId: notifications.userId,
  kind: notifications.kind,
  createdAt: notifications.createdAt,
}
/** Shows facts only as far as the person can still read what they name. */
const shownFacts = sql<NotificationFacts>`${sql.raw(shownFactsText)}`
const keyset = { at: notifications.createdAt, id: notifications.id }

/** Keeps the account until the commit, and never waits for it, as its deletion may wait for a lock of ours. */
const keptName = (id: string) => `select ${shownNameText('a', 'p')} from users a
    left join profiles p on p.user_id = a.id where a.id = ${id} and a.deleted_at is null for key share of a skip locked`

/**
 * The facts `given.facts`, with a blank name if its person has left or is leaving: the deletion of an account does not see
 * notices that are still being written. A blank name is shown as what its person is called at that time.
 */
const writtenFacts = `case
  when given."actorId" is not null then given.facts
    || jsonb_build_object('actorId', given."actorId", 'actorName', coalesce((${keptName('given."actorId"')}), ''))
  when given.facts ->> 'actorName' <> '' and given.facts ->> 'actorId' is not null
    and (${keptName("(given.facts ->> 'actorId')::uuid")}) is null then given.facts || '{"actorName": ""}'
  else given.facts end`

const insertText = `insert into notifications (user_id, kind, facts, event_key, created_at)
  select "userId", kind, ${writtenFacts}, "eventKey", "createdAt" from jsonb_to_recordset($1)
    as given ("userId" uuid, kind text, facts jsonb, "actorId" uuid, "eventKey" text, "createdAt" timestamptz)
    join users u on u.id = given."userId" and u.deleted_at is null for key share of u
  on conflict (user_id, event_key) do nothing
  returning id, user_id as "userId", kind, created_at as "createdAt"`

/** Returns those that are new: each event is inserted once per person. Former members are left out. */
export async function insertNotifications(
  tx: Tx,
  rows: NewNotification[],
  part?: CarriedPart,
): Promise<ToldNotification[]> {
  return queryText<ToldNotification>(tx, ...carrying(insertText, [JSON.stringify(rows)], part))
}

export async function insertForPeople(
  tx: Tx,
  userIds: readonly string[],
  { kind, facts, actorId = null, eventKey, createdAt }: Omit<NewNotification, 'userId'>,
): Promise<ToldNotification[]> {
  const { rows } = await tx.execute<{ id: string; user_id: string }>(sql`
    insert into ${notifications} (user_id, kind, facts, event_key, created_at)
    select person, ${kind}, ${sql.raw(writtenFacts)}, ${eventKey}, ${createdAt.toISOString()}::timestamptz
    from (select ${JSON.stringify(facts)}::jsonb as facts, ${actorId}::uuid as "actorId") given, unnest(${sql.param([...userIds])}::uuid[]) as person
      join users u on u.id = person and u.deleted_at is null for key share of u
    on conflict (user_id, event_key) do nothing
    returning id, user_id`)
  return rows.map(({ id, user_id: userId }) => ({ id, userId, kind, createdAt }))
}

const stackText = `insert into notifications as n (user_id, kind, facts, event_key, stack_key, created_at)
  select $1::uuid, $2, ${writtenFacts}, $3, $4, $5::timestamptz
  from (select $6::jsonb as facts, $7::uuid as "actorId") given, users u
  where u.id = $1::uuid and u.deleted_at is null and not exists (
    select from notifications known where known.user_id = $1::uuid and known.event_key = $3
  )
  for key share of u
  on conflict (user_id, stack_key) where read_at is null and stack_key is not null
  do update set facts = excluded.facts, event_key = excluded.event_key, created_at = excluded.created_at, count = n.count + 1
  returning id`

/** Adds the event to an unread notification of its stack, or inserts one. Does nothing for a repeated event. */
export async function stackNotification(
  tx: Tx,
  { userId, kind, facts, actorId = null, eventKey, stackKey, createdAt }: NewNotification & { stackKey: string },
  part?: CarriedPart,
): Promise<ToldNotification[]> {
  const values = [userId, kind, eventKey, stackKey, createdAt, JSON.stringify(facts), actorId]
  const rows = await queryText<{ id: string }>(tx, ...carrying(stackText, values, part))
  return rows.map(({ id }) => ({ id, userId, kind, createdAt }))
}

export async function listNotifications(
  db: Db,
  { userId, unread, end, limit }: { userId: string; unread: boolean; end: Keyset | undefined; limit: number },
) {
  return db
    .select({ ...told, facts: shownFacts, count: notifications.count, readAt: notifications.readAt })
    .from(notifications)
    .where(and(ofPerson(userId, unread), isAfter(keyset, end)))
    .orderBy(...newestFirst(keyset))
    .limit(limit)
}
export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number]

export async function countNotifications(db: Db, { userId, unread }: { userId: string; unread: boolean }) {
  return db.$count(notifications, ofPerson(userId, unread))
}

const unreadText = `select count(*) as count from (
  select from notifications where user_id = $1 and read_at is null limit $2) few`

/** How many are unread, `cap` at most: it reads no more of the index than that. */
export async function countUnread(db: Db, userId: string, cap: number): Promise<number> {
  const [row] = await queryNamed<{ count: number }>(db, 'notifications_unread', unreadText, [userId, cap])
  return row?.count ?? 0
}

/** Takes the rows in the order of their ids, as deletions of accounts do. */
export async function setRead(
  tx: Tx,
  {
    userId,
    which,
    now,
  }: { userId: string; which: { ids: string[] } | { upTo: Date } | { stackKey: string }; now: Date },
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with held as materialized (
      select id from ${notifications} where ${and(ofPerson(userId, true), conditionOf(which))} order by id for update
    )
    update ${notifications} set read_at = ${now.toISOString()}::timestamptz from held where ${notifications.id} = held.id`)
  return rowCount ?? 0
}

function conditionOf(which: { ids: string[] } | { upTo: Date } | { stackKey: string }): SQL {
  if ('ids' in which) return anyOf(notifications.id, which.ids)
  if ('upTo' in which) return lte(notifications.createdAt, which.upTo)
  return eq(notifications.stackKey, which.stackKey)
}

function ofPerson(userId: string, unread: boolean) {
  return and(eq(notifications.userId, userId), unread ? isNull(notifications.readAt) : undefined)
}

export async function findTold(db: Db, ids: string[]): Promise<ToldNotification[]> {
  return db
    .select(told)
    .from(notifications)
    .where(and(anyOf(notifications.id, ids), isNull(notifications.readAt)))
}

/** Newest first. Skips rows that another transaction holds: it mails them, or marks them as read. */
export async function lockUnmailed(
  tx: Tx,
  { userId, kinds, since, limit }: { userId: string; kinds: NotificationKind[]; since: Date; limit: number },
) {
  return tx
    .select({ ...told, facts: shownFacts, count: notifications.count })
    .from(notifications)
    .where(
      and(
        ofPerson(userId, true),
        isNull(notifications.mailedAt),
        inArray(notifications.kind, kinds),
        sql`${notifications.createdAt} >= ${since.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(...newestFirst(keyset))
    .limit(limit)
    .for('update', { skipLocked: true })
}

export type UnmailedRow = Awaited<ReturnType<typeof lockUnmailed>>[number]

export async function setMailed(tx: Tx, ids: string[], now: Date) {
  await tx.update(notifications).set({ mailedAt: now }).where(anyOf(notifications.id, ids))
}

export async function deleteOlder(db: Db, than: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${notifications} where id in (
      select id from ${notifications} where created_at < ${than.toISOString()}::timestamptz limit ${limit}
    )`)
  return rowCount ?? 0
}

/** Deletes all but the newest `keep` of each person who was notified since `since`. */
export async function deleteBeyond(db: Db, { keep, since }: { keep: number; since: Date }): Promise<void> {
  await db.execute(sql`
    with people as (
      select distinct user_id from ${notifications} where created_at >= ${since.toISOString()}::timestamptz
    ), oldest as (
      select people.user_id, kept.created_at, kept.id from people cross join lateral (
        select created_at, id from ${notifications} n where n.user_id = people.user_id
        order by created_at desc, id desc offset ${keep} limit 1
      ) kept
    )
    delete from ${notifications} where id = any(array(
      select beyond.id from oldest cross join lateral (
        select id from ${notifications} n
        where n.user_id = oldest.user_id and (n.created_at, n.id) <= (oldest.created_at, oldest.id) limit ${mostBeyond}
      ) beyond
    ))`)
}

/** Of one person at once. A limit keeps PostgreSQL from reading the whole table once for all of them. */
const mostBeyond = 5_000
