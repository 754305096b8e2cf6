import {
  answerDays,
  answerWindowDays,
  dayMs,
  hiringDays,
  hiringWindowDays,
  paymentGraceDays,
  type ReviewSide,
  ratingWeightOf,
  reviewReleaseMinimumCents,
} from '@guildhall/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { contracts } from '../../5-contracts/contracts/contract.tables.ts'
import { paidBackSql } from '../../5-contracts/payments/shared/paid-back.queries.ts'
import { heldCents, isPaidBack, releasedCents, releasedCentsOf } from './review.queries.ts'
import { shownReviewText } from './shared/shown-review.queries.ts'

export type AuthorRating = { by: string; mean: number; weight: number; reviews: number }
/** `ratings`: those that each person gave, the newest first. */
export type RatingFacts = {
  people: number
  weight: number
  sum: number
  reviews: number
  notCounted: number
  ratings: AuthorRating[]
}

const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`
const daysBefore = (now: Date, days: number) => at(new Date(now.getTime() - days * dayMs))

/** By author. Reviews by clients whose bank took the money back do not count. */
export async function findRatingFacts(
  tx: Tx,
  { userId, side, now }: { userId: string; side: ReviewSide; now: Date },
): Promise<RatingFacts> {
  type Row = { by: string; mean: number | null; released: number | null; reviews: number; notCounted: number }
  const { rows } = await tx.execute<Row>(sql`
    with shown as materialized (
      select r.author_id as by, r.rating, r.revealed_at, ${releasedCentsOf(sql`r.contract_id`)} as released, ${side}::text = 'client'
        or not ${paidBackSql(sql`r.contract_id`)} as counts
      from reviews r
      where r.subject_id = ${userId} and r.side = ${side} and r.revealed_at <= ${at(now)}
        and ${sql.raw(shownReviewText('r'))}
    )
    select by, (avg(rating) filter (where counts))::float8 as mean, (sum(released) filter (where counts))::float8 as released,
      (count(*) filter (where counts))::int as reviews, (count(*) filter (where not counts))::int as "notCounted"
    from shown group by by order by max(revealed_at) filter (where counts) desc nulls last, by`)
  const ratings = rows.flatMap(({ by, mean, released, reviews }) =>
    mean === null ? [] : [{ by, mean, weight: ratingWeightOf(released ?? 0), reviews }],
  )
  return {
    people: ratings.length,
    weight: totalOf(ratings.map(({ weight }) => weight)),
    sum: totalOf(ratings.map(({ mean, weight }) => mean * weight)),
    reviews: totalOf(rows.map(({ reviews }) => reviews)),
    notCounted: totalOf(rows.map(({ notCounted }) => notCounted)),
    ratings,
  }
}

const totalOf = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** When the person's next review becomes public; null without one. */
export async function findNextReveal(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<Date | null> {
  const { rows } = await tx.execute<{ at: string | null }>(
    sql`select min(revealed_at) as at from reviews where subject_id = ${userId} and revealed_at > ${at(now)}`,
  )
  const { at: next } = only(rows)
  return next ? new Date(next) : null
}

export type ResponseFacts = { minutes: number[]; wasAsked: boolean }

/** Averages per person over the newest 1,000 cases (columns `by`, `asked_at`, `minutes`), newest first. */
const byPerson = (cases: SQL) => sql`
  select coalesce(jsonb_agg(minutes order by asked_at desc, by) filter (where minutes is not null), '[]') as minutes,
    count(*) > 0 as "wasAsked"
  from (
    select by, max(asked_at) as asked_at, floor(avg(minutes))::int as minutes
    from (select * from (${cases}) cases order by asked_at desc limit 1000) newest group by by
  ) people`

/** Clocks of processes differ, so that an answer may seem to come first. */
const minutesBetween = (from: string, to: string) =>
  sql.raw(`greatest(0, floor(extract(epoch from ${to} - ${from}) / 60))::int`)

/**
 * First answers to messages, invitations and direct contracts. Accounts are free, so only people who paid or
 * were paid here count.
 */
export async function findResponses(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<ResponseFacts> {
  const since = daysBefore(now, answerWindowDays)
  const { rows } = await tx.execute<ResponseFacts>(
    byPerson(sql`
      select c.started_by as by, c.started_at as asked_at, (
        select ${minutesBetween('c.started_at', 'm.created_at')} from messages m
        where m.conversation_id = c.id and m.author_id = ${userId} and m.kind <> 'event' and m.created_at >= c.started_at
        order by m.seq limit 1
      ) as minutes
      from conversation_members cm join conversations c on c.id = cm.conversation_id
      join person_figures f on f.user_id = c.started_by and f.settled_contracts > 0
      where cm.user_id = ${userId} and cm.latest_at >= ${since} and c.started_by <> ${userId} and c.started_at >= ${since}
      union all
      select i.client_id, i.created_at,
        case when i.status in ('proposed', 'declined') then ${minutesBetween('i.created_at', 'i.ended_at')} end
      from invitations i join person_figures f on f.user_id = i.client_id and f.settled_contracts > 0
      where i.freelancer_id = ${userId} and i.created_at >= ${since}
      union all
      select o.client_id, o.created_at,
        case when o.status in ('accepted', 'declined') then ${minutesBetween('greatest(o.created_at, u.created_at)', 'o.ended_at')} end
      from direct_offers o join users u on u.id = o.freelancer_id
      join person_figures f on f.user_id = o.client_id and f.settled_contracts > 0
      where o.freelancer_id = ${userId} and o.created_at >= ${since}`),
  )
  return only(rows)
}

export type ShareFacts = { some: number; all: number }

/**
 * Newest proposals of people who were paid here, of some age, that stood until then: how many were answered in time. Nobody proposed for
 * a direct contract.
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
      select distinct on (p.freelancer_id) p.* from proposals p
      join person_figures f on f.user_id = p.freelancer_id and f.settled_contracts > 0
      where p.client_id = ${userId} and p.created_at >= ${daysBefore(now, answerWindowDays)}
        and p.created_at <= ${daysBefore(now, answerDays)} and (p.withdrawn_at is null or p.withdrawn_at > ${soon})
        and not exists (select from projects j where j.id = p.project_id and j.is_private)
      order by p.freelancer_id, p.created_at desc, p.id
    ) p`)
  return only(rows)
}

/**
 * Projects that led to a paid contract, and old enough ones that did not though a proposal was accepted or someone who
 * was paid here proposed. What went back, also while the contract goes on, or to the client's bank, is no hire. Direct
 * contracts were not posted.
 */
export async function findHires(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<ShareFacts> {
  const { rows } = await tx.execute<ShareFacts>(sql`
    select count(*)::int as all, count(*) filter (where hired)::int as some from (
      select j.id, j.status, j.created_at, exists (
        select from ${contracts} where ${contracts.projectId} = j.id and not ${isPaidBack}
          and ${releasedCents} + ${heldCents} >= ${reviewReleaseMinimumCents}) as hired
      from projects j where j.client_id = ${userId} and not j.is_private and j.proposal_count > 0
        and j.created_at >= ${daysBefore(now, hiringWindowDays)}
      order by j.created_at desc limit 1000
    ) posted
    where hired or (
      (status = 'cancelled' or created_at <= ${daysBefore(now, hiringDays)})
      and exists (select from proposals p left join person_figures f on f.user_id = p.freelancer_id
        where p.project_id = posted.id and (p.status = 'accepted' or (p.status <> 'withdrawn' and f.settled_contracts > 0))))`)
  return only(rows)
}

/** Minutes from delivery to the client's answer, of contracts with released money, by freelancer. */
export async function findApprovals(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<number[]> {
  const { rows } = await tx.execute<ResponseFacts>(
    byPerson(sql`
      select by, asked_at, minutes from (
        select c.id, c.freelancer_id as by, d.submitted_at as asked_at, ${minutesBetween('d.submitted_at', 'd.decided_at')} as minutes
        from contracts c join deliveries d on d.proposal_id = c.proposal_id
        where c.client_id = ${userId} and d.decided_at is not null and d.submitted_at >= ${daysBefore(now, hiringWindowDays)}
        order by d.submitted_at desc -- so that the ledger is read for the newest only
      ) decided
      where ${releasedCentsOf(sql`decided.id`)} >= ${reviewReleaseMinimumCents}`),
  )
  return only(rows).minutes
}

export type ContractCounts = {
  /** Contracts of which money was released, as client, and the bank did not take it back. */
  paid: number
  /** Of which money was released, on either side. */
  settled: number
  /** As client: completed, and approved but not paid in time. */
  completed: number
  unpaid: number
}

export async function countContractsOf(
  tx: Tx,
  { userId, now }: { userId: string; now: Date },
): Promise<ContractCounts> {
  const { rows } = await tx.execute<ContractCounts>(sql`
    with own as materialized (
      select ${contracts.clientId} = ${userId} as is_client, ${contracts.status} as status, ${releasedCents} as released,
        ${isPaidBack} as is_paid_back,
        case when ${contracts.status} = 'payment_due' then (select max(e.at) from events e
          where e.subject_id = ${contracts.id} and e.kind = 'money.due') end as due_at
      from ${contracts} where ${contracts.clientId} = ${userId} or ${contracts.freelancerId} = ${userId}
    )
    select count(*) filter (where is_client and released >= ${reviewReleaseMinimumCents} and not is_paid_back)::int as paid,
      count(*) filter (where released >= ${reviewReleaseMinimumCents})::int as settled,
      count(*) filter (where is_client and status = 'completed' and released >= ${reviewReleaseMinimumCents} and not is_paid_back)::int
        as completed,
      count(*) filter (where is_client and status = 'payment_due' and due_at <= ${daysBefore(now, paymentGraceDays)})::int as unpaid
    from own`)
  return only(rows)
}

function only<Row>(rows: Row[]): Row {
  if (!rows[0]) throw new Error('an aggregate has one row')
  return rows[0]
}
