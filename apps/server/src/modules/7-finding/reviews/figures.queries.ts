import { and, eq, lte, sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import { type Db, queryNamed, type ReadDb, type Tx } from '../../../platform/database/database.ts'
import { profiles } from '../../1-ground/users/profile.tables.ts'
import { shownNameSql, shownPictureSql } from '../../1-ground/users/shared/shown-person.queries.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { personFigures } from '../../2-people/figures/figures.tables.ts'
import { clientFiguresText } from '../../2-people/figures/shared/client-figures.queries.ts'
import { hiddenSql } from '../../2-people/restrictions/shared/hidden.queries.ts'

export type FiguresRow = typeof personFigures.$inferSelect
export type FigureValues = Omit<FiguresRow, 'userId'>

const listedText = `select user_id as "userId", rating::float8, review_count as "reviewCount", reviewed_by as "reviewedBy",
    completed_jobs as "completedJobs", completed_for_clients as "completedForClients", completion_rate as "completionRate",
    response_minutes as "responseMinutes", settled_contracts as "settledContracts", ${clientFiguresText('f')}
  from person_figures f where user_id = any ($1::uuid[])`

export async function listFigures(
  db: ReadDb,
  userIds: readonly string[],
): Promise<Omit<FiguresRow, 'inputs' | 'dueAt'>[]> {
  if (userIds.length === 0) return []
  return queryNamed(db, 'person_figures', listedText, [userIds])
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

export async function findFigures(db: ReadDb, userId: string): Promise<FiguresRow | undefined> {
  const [row] = await db.select(personFigureColumns).from(personFigures).where(eq(personFigures.userId, userId))
  return row
}

/** The person whose figures are shown; undefined if the account was deleted. Nothing is told of a profile that operators hid. */
export async function findMeasuredPerson(db: ReadDb, userId: string) {
  const isHidden = hiddenSql('profile', users.id)
  const [row] = await db
    .select({
      userId: users.id,
      name: sql<string>`case when ${isHidden} then ${users.username} else ${shownNameSql(users, profiles)} end`,
      profileImage: sql<string>`case when ${isHidden} then '' else ${shownPictureSql(profiles)} end`,
      hasProfile: sql<boolean>`${profiles.userId} is not null and not ${isHidden}`,
      mayBeFound: sql<boolean>`coalesce(${profiles.mayBeFound}, true)`,
      isMeasured: sql<boolean>`${personFigures.settledContracts} > 0`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(personFigures, eq(personFigures.userId, users.id))
    .where(and(eq(users.id, userId), sql`${users.deletedAt} is null`))
  return row
}

/**
 * Creates the row if needed, and locks it against slower measurements, and the account against a deletion. False for deleted
 * accounts.
 */
export async function lockFigures(tx: Tx, userId: string): Promise<boolean> {
  await tx.execute(sql`insert into person_figures (user_id)
    select id from users where id = ${userId} and deleted_at is null for key share on conflict do nothing`)
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
  await db.update(personFigures).set({ dueAt }).where(anyOf(personFigures.userId, userIds))
}

const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`

/** People who were asked something lately, by a message, an invitation or a direct contract, and are not measured daily. */
export async function listUnmeasured(db: Db, { since, limit }: { since: Date; limit: number }): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct asked.id from (
      select case when started_by = low_id then high_id else low_id end as id, started_by as by
      from conversations where started_at >= ${at(since)}
      union all
      select freelancer_id, client_id from invitations where created_at >= ${at(since)}
      union all
      select freelancer_id, client_id from direct_offers
      where created_at >= ${at(since)} and freelancer_id is not null
    ) asked join person_figures f on f.user_id = asked.by and f.settled_contracts > 0
    where not exists (select from person_figures known where known.user_id = asked.id and known.due_at is not null)
    limit ${limit}`)
  return rows.map(({ id }) => id)
}
