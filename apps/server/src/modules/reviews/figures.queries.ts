import {
  answerDays,
  answerWindowDays,
  figureInputsMaximum,
  hiringDays,
  hiringWindowDays,
  paymentGraceDays,
  type ReviewSide,
  reviewReleaseMinimumCents,
} from '@guildhall/contract'
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/database/database.ts'
import { users } from '../accounts/account.tables.ts'
import { contracts } from '../contracts/contract.tables.ts'
import { profiles } from '../profiles/profile.tables.ts'
import { releasedCents } from './review.queries.ts'
import { personFigures } from './review.tables.ts'

export type FiguresRow = typeof personFigures.$inferSelect
export type FigureValues = Omit<FiguresRow, 'userId'>

/** Rows of these people; those who were never measured have none. */
export async function listFigures(db: Db, userIds: readonly string[]): Promise<Omit<FiguresRow, 'inputs' | 'dueAt'>[]> {
  if (userIds.length === 0) return []
  const { inputs: _inputs, dueAt: _dueAt, ...columns } = personFigureColumns
  return db
    .select(columns)
    .from(personFigures)
    .where(inArray(personFigures.userId, [...userIds]))
}

const personFigureColumns = {
  userId: personFigures.userId,
  rating: personFigures.rating,
  reviewCount: personFigures.reviewCount,
  reviewedBy: personFigures.reviewedBy,
  completedJobs: personFigures.completedJobs,
  completedForClients: personFigures.completedForClients,
  completionRate: personFigures.completionRate,
  responseMinutes: personFigures.responseMinutes,
  clientRating: personFigures.clientRating,
  clientReviewCount: personFigures.clientReviewCount,
  clientReviewedBy: personFigures.clientReviewedBy,
  paidContracts: personFigures.paidContracts,
  settledContracts: personFigures.settledContracts,
  hireRate: personFigures.hireRate,
  answerRate: personFigures.answerRate,
  approvalMinutes: personFigures.approvalMinutes,
  paidRate: personFigures.paidRate,
  inputs: personFigures.inputs,
  dueAt: personFigures.dueAt,
}

export async function findFigures(db: Db, userId: string): Promise<FiguresRow | undefined> {
  const [row] = await db.select(personFigureColumns).from(personFigures).where(eq(personFigures.userId, userId))
  return row
}

/** The person whose figures are shown; undefined if the account was deleted. */
export async function findMeasuredPerson(db: Db, userId: string) {
  const [row] = await db
    .select({
      userId: users.id,
      name: sql<string>`coalesce(nullif(${profiles.name}, ''), ${users.username})`,
      profileImage: sql<string>`coalesce(${profiles.profileImage}, '')`,
      hasProfile: sql<boolean>`${profiles.userId} is not null`,
      isMeasured: sql<boolean>`${personFigures.settledContracts} > 0`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(personFigures, eq(personFigures.userId, users.id))
    .where(and(eq(users.id, userId), sql`${users.deletedAt} is null`))
  return row
}

/**
 * Makes sure that there is a row and locks it, so that a slower measurement does not overwrite a later one. Returns whether there
 * is one: deleted accounts have none.
 */
export async function lockFigures(tx: Tx, userId: string): Promise<boolean> {
  await tx.execute(sql`insert into person_figures (user_id)
    select id from users where id = ${userId} and deleted_at is null on conflict do nothing`)
  const rows = await tx
    .select({ userId: personFigures.userId })
    .from(personFigures)
    .where(eq(personFigures.userId, userId))
    .for('no key update')
  return rows.length > 0
}

export async function setFigures(tx: Tx, userId: string, values: FigureValues): Promise<void> {
  await tx.update(personFigures).set(values).where(eq(personFigures.userId, userId))
}

/** Whose figures time has changed by `now`. */
export async function listDueFigures(db: Db, { now, limit }: { now: Date; limit: number }): Promise<string[]> {
  const rows = await db
    .select({ userId: personFigures.userId })
    .from(personFigures)
    .where(lte(personFigures.dueAt, now))
    .orderBy(personFigures.dueAt, personFigures.userId)
    .limit(limit)
  return rows.map(({ userId }) => userId)
}

/** Puts off these people, whose refresh is queued. */
export async function setDue(db: Db, userIds: readonly string[], dueAt: Date): Promise<void> {
  await db
    .update(personFigures)
    .set({ dueAt })
    .where(inArray(personFigures.userId, [...userIds]))
}

export type AuthorRating = { by: string; mean: number; reviews: number }
export type RatingFacts = { people: number; sum: number; reviews: number; notCounted: number; ratings: AuthorRating[] }

const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`
const daysBefore = (now: Date, days: number) => at(new Date(now.getTime() - days * 24 * 60 * 60 * 1_000))

/**
 * Public reviews of a person in one side, by author. Those by a client do not count while their bank has the money, or keeps it.
 */
export async function findRatingFacts(
  tx: Tx,
  { userId, side, now }: { userId: string; side: ReviewSide; now: Date },
): Promise<RatingFacts> {
  const { rows } = await tx.execute<RatingFacts>(sql`
    with shown as (
      select r.author_id, r.rating, r.revealed_at, ${side}::text = 'client' or not exists (
        select from card_disputes d where d.contract_id = r.contract_id and d.status in ('open', 'lost')) as counts
      from reviews r where r.subject_id = ${userId} and r.side = ${side} and r.revealed_at <= ${at(now)}
    ), people as (
      select author_id as by, avg(rating)::float8 as mean, count(*)::int as reviews, max(revealed_at) as latest
      from shown where counts group by author_id
    )
    select (select count(*)::int from people) as people,
      (select coalesce(sum(mean), 0)::float8 from people) as sum,
      (select count(*) filter (where counts)::int from shown) as reviews,
      (select count(*) filter (where not counts)::int from shown) as "notCounted",
      (select coalesce(jsonb_agg(jsonb_build_object('by', by, 'mean', mean, 'reviews', reviews) order by latest desc, by), '[]')
        from (select * from people order by latest desc, by limit ${figureInputsMaximum}) newest) as ratings`)
  return only(rows)
}

/** The earliest instant after `now` at which a review of the person becomes public; null without one. */
export async function findNextReveal(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<Date | null> {
  const { rows } = await tx.execute<{ at: string | null }>(
    sql`select min(revealed_at) as at from reviews where subject_id = ${userId} and revealed_at > ${at(now)}`,
  )
  const { at: next } = only(rows)
  return next ? new Date(next) : null
}

/** Minutes between two columns, in the order of the newest, of at most the newest 1,000 cases. */
const answered = sql`coalesce(jsonb_agg(minutes order by asked_at desc) filter (where minutes is not null), '[]')`

/**
 * How long others waited for this person's first answer to their first message. Only first messages of people who have paid or
 * were paid here count, as accounts are free. `wasAsked`: there were such messages, answered or not.
 */
export async function findResponses(
  tx: Tx,
  { userId, now }: { userId: string; now: Date },
): Promise<{ minutes: number[]; wasAsked: boolean }> {
  const { rows } = await tx.execute<{ minutes: number[]; wasAsked: boolean }>(sql`
    select ${answered} as minutes, count(*) > 0 as "wasAsked" from (
      select c.started_at as asked_at, (
        select floor(extract(epoch from m.created_at - c.started_at) / 60)::int from messages m
        where m.conversation_id = c.id and m.author_id = ${userId} and m.kind <> 'event' and m.created_at >= c.started_at
        order by m.seq limit 1
      ) as minutes
      from conversation_members cm join conversations c on c.id = cm.conversation_id
      join person_figures f on f.user_id = c.started_by and f.settled_contracts > 0
      where cm.user_id = ${userId} and cm.latest_at >= ${daysBefore(now, answerWindowDays)}
        and c.started_by <> ${userId} and c.started_at >= ${daysBefore(now, answerWindowDays)}
      order by c.started_at desc limit 1000
    ) asked`)
  return only(rows)
}

export type ShareFacts = { some: number; all: number }

/**
 * Proposals to a client of people who were paid here, at least some days old: how many were answered in time, by accepting one or
 * by a message to its author.
 */
export async function findAnswers(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<ShareFacts> {
  const soon = sql`p.created_at + make_interval(days => ${answerDays})`
  const { rows } = await tx.execute<ShareFacts>(sql`
    select count(*)::int as all, count(*) filter (where
      exists (select from proposals chosen where chosen.project_id = p.project_id and chosen.status = 'accepted'
        and chosen.accepted_at between p.created_at and ${soon})
      or exists (
        select from conversations c join messages m on m.conversation_id = c.id
        where c.low_id = least(p.freelancer_id, ${userId}::uuid) and c.high_id = greatest(p.freelancer_id, ${userId}::uuid)
          and m.author_id = ${userId} and m.kind <> 'event' and m.created_at between p.created_at and ${soon})
    )::int as some
    from (
      select p.* from projects j join proposals p on p.project_id = j.id
      join person_figures f on f.user_id = p.freelancer_id and f.settled_contracts > 0
      where j.client_id = ${userId} and p.created_at >= ${daysBefore(now, answerWindowDays)}
        and p.created_at <= ${daysBefore(now, answerDays)}
      order by p.created_at desc limit 1000
    ) p`)
  return only(rows)
}

/** A client's projects that had proposals and are old enough to judge: how many led to a contract that was paid for. */
export async function findHires(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<ShareFacts> {
  const { rows } = await tx.execute<ShareFacts>(sql`
    select count(*)::int as all, count(*) filter (where hired)::int as some from (
      select j.status, j.created_at, exists (
        select from contracts c join payments y on y.contract_id = c.id
        where c.project_id = j.id and y.status = 'succeeded') as hired
      from projects j where j.client_id = ${userId} and j.proposal_count > 0
        and j.created_at >= ${daysBefore(now, hiringWindowDays)}
      order by j.created_at desc limit 1000
    ) posted
    where hired or status = 'cancelled' or created_at <= ${daysBefore(now, hiringDays)}`)
  return only(rows)
}

/** Minutes from each delivered version to the client's answer, of contracts of which money was released. */
export async function findApprovals(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<number[]> {
  const { rows } = await tx.execute<{ minutes: number[] }>(sql`
    select ${answered} as minutes from (
      select d.submitted_at as asked_at, floor(extract(epoch from d.decided_at - d.submitted_at) / 60)::int as minutes
      from ${contracts} join deliveries d on d.proposal_id = ${contracts.proposalId}
      where ${contracts.clientId} = ${userId} and d.decided_at is not null
        and d.submitted_at >= ${daysBefore(now, hiringWindowDays)} and ${releasedCents} >= ${reviewReleaseMinimumCents}
      order by d.submitted_at desc limit 1000
    ) decided`)
  return only(rows).minutes
}

export type ContractCounts = {
  /** Of which money was released: as client, and on either side. */
  paid: number
  settled: number
  /** Completed as client, and approved but not paid in time. */
  completed: number
  unpaid: number
}

export async function countContractsOf(
  tx: Tx,
  { userId, now }: { userId: string; now: Date },
): Promise<ContractCounts> {
  const { rows } = await tx.execute<ContractCounts>(sql`
    select count(*) filter (where is_client and released >= ${reviewReleaseMinimumCents})::int as paid,
      count(*) filter (where released >= ${reviewReleaseMinimumCents})::int as settled,
      count(*) filter (where is_client and status = 'completed')::int as completed,
      count(*) filter (where is_client and status = 'payment_due' and due_at <= ${daysBefore(now, paymentGraceDays)})::int as unpaid
    from (
      select ${contracts.clientId} = ${userId} as is_client, ${contracts.status} as status, ${releasedCents} as released,
        case when ${contracts.status} = 'payment_due' then (select max(e.at) from contract_events e
          where e.contract_id = ${contracts.id} and e.kind = 'payment_due') end as due_at
      from ${contracts} where ${contracts.clientId} = ${userId} or ${contracts.freelancerId} = ${userId}
    ) own`)
  return only(rows)
}

/** People who got a first message lately and were never measured. */
export async function listUnmeasured(db: Db, { since, limit }: { since: Date; limit: number }): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct case when c.started_by = c.low_id then c.high_id else c.low_id end as id
    from conversations c
    join person_figures f on f.user_id = c.started_by and f.settled_contracts > 0
    where c.started_at >= ${at(since)} and not exists (select from person_figures known
      where known.user_id = case when c.started_by = c.low_id then c.high_id else c.low_id end)
    limit ${limit}`)
  return rows.map(({ id }) => id)
}

function only<Row>(rows: Row[]): Row {
  if (!rows[0]) throw new Error('an aggregate has one row')
  return rows[0]
}
