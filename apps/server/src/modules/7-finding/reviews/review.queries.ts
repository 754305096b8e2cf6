import { type ReviewSide, reviewReleaseMinimumCents } from '@guildhall/contract'
import {
  and,
  eq,
  getTableColumns,
  gte,
  isNotNull,
  lte,
  not,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, ReadDb, Tx } from '../../../platform/database/database.ts'
import { isAfter, type Keyset, type KeysetColumns, newestFirst } from '../../../platform/database/keyset.ts'
import { ledgerLines } from '../../1-ground/ledger/ledger.tables.ts'
import { heldCentsText } from '../../1-ground/ledger/shared/held.queries.ts'
import { releasedAccountsText } from '../../1-ground/ledger/shared/released.queries.ts'
import { profiles } from '../../1-ground/users/profile.tables.ts'
import { shownNameSql, shownPictureSql } from '../../1-ground/users/shared/shown-person.queries.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { hiddenSql } from '../../2-people/restrictions/shared/hidden.queries.ts'
import { suspendedSql } from '../../2-people/restrictions/shared/suspended.queries.ts'
import { projects } from '../../4-hiring/projects/project.tables.ts'
import { contracts } from '../../5-contracts/contracts/contract.tables.ts'
import { paidBackSql } from '../../5-contracts/payments/shared/paid-back.queries.ts'
import { reviews } from './review.tables.ts'
import { shownReviewText } from './shared/shown-review.queries.ts'

const authors = alias(users, 'authors')
const subjects = alias(users, 'subjects')
const authorProfiles = alias(profiles, 'author_profiles')
const subjectProfiles = alias(profiles, 'subject_profiles')

/** Before the fee. Reads one index and no rows. */
export const releasedCentsOf = (contractId: SQL | typeof contracts.id) =>
  sql<number>`coalesce((select sum(${ledgerLines.amountCents}) from ${ledgerLines}
    where ${ledgerLines.chainId} = ${contractId} and ${ledgerLines.account} in ${sql.raw(releasedAccountsText)}), 0)::bigint`
export const releasedCents = releasedCentsOf(contracts.id)
export const heldCents = sql<number>`${sql.raw(heldCentsText('contracts.id'))}`
export const isPaidBack = paidBackSql(contracts.id)

/** Others read the title of a contract only if its project is theirs to read. */
const isTitlePublic = sql<boolean>`exists (select from ${projects} where ${projects.id} = ${contracts.projectId}
  and not ${projects.isPrivate} and not ${hiddenSql('project', projects.id)})`

/** Neither the name nor the picture of a profile that operators hid is shown. */
const shownName = (user: typeof authors | typeof subjects, profile: typeof authorProfiles | typeof subjectProfiles) =>
  sql<string>`case when ${hiddenSql('profile', user.id)} then ${user.username} else ${shownNameSql(user, profile)} end`
const shownPicture = (
  user: typeof authors | typeof subjects,
  profile: typeof authorProfiles | typeof subjectProfiles,
) => sql<string>`case when ${hiddenSql('profile', user.id)} then '' else ${shownPictureSql(profile)} end`

const isShownToOthers = sql<boolean>`${sql.raw(shownReviewText('reviews'))}`

const columns = {
  id: reviews.id,
  contractId: reviews.contractId,
  title: contracts.title,
  isTitlePublic,
  isHidden: hiddenSql('review', reviews.id),
  isShownToOthers,
  isReplyHidden: hiddenSql('reply', reviews.id),
  side: reviews.side,
  authorId: reviews.authorId,
  authorName: shownName(authors, authorProfiles),
  authorPicture: shownPicture(authors, authorProfiles),
  subjectId: reviews.subjectId,
  subjectName: shownName(subjects, subjectProfiles),
  subjectPicture: shownPicture(subjects, subjectProfiles),
  rating: reviews.rating,
  aspects: reviews.aspects,
  text: reviews.text,
  createdAt: reviews.createdAt,
  revealedAt: reviews.revealedAt,
  reply: reviews.reply,
  repliedAt: reviews.repliedAt,
}

const selectReviews = (db: ReadDb) =>
  db
    .select(columns)
    .from(reviews)
    .innerJoin(contracts, eq(contracts.id, reviews.contractId))
    .innerJoin(authors, eq(authors.id, reviews.authorId))
    .innerJoin(subjects, eq(subjects.id, reviews.subjectId))
    .leftJoin(authorProfiles, eq(authorProfiles.userId, reviews.authorId))
    .leftJoin(subjectProfiles, eq(subjectProfiles.userId, reviews.subjectId))
    .$dynamic()

export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number]

export async function listReviewsOf(db: ReadDb, contractId: string): Promise<ReviewRow[]> {
  return selectReviews(db).where(eq(reviews.contractId, contractId))
}

type Page = { end: Keyset | undefined; limit: number }
/** Leaves out what is not public at `now`, unless only `authorId` is given. */
export type ReviewFilter =
  | { subjectId: string; side?: ReviewSide | undefined; authorId?: string | undefined; now: Date }
  | { authorId: string }

const isPublic = (now: Date) => and(lte(reviews.revealedAt, now), isShownToOthers)

function matches(filter: ReviewFilter): SQL | undefined {
  if (!('subjectId' in filter)) return eq(reviews.authorId, filter.authorId)
  const { subjectId, side, authorId, now } = filter
  return and(
    eq(reviews.subjectId, subjectId),
    side && eq(reviews.side, side),
    authorId ? eq(reviews.authorId, authorId) : undefined,
    isPublic(now),
  )
}

/** What a person received is sorted by when it became public, what they gave by when they wrote it. */
const keysetFor = (filter: ReviewFilter) => ({
  at: 'subjectId' in filter ? reviews.revealedAt : reviews.createdAt,
  id: reviews.id,
})

export async function listReviewRows(db: ReadDb, { end, limit, ...filter }: ReviewFilter & Page): Promise<ReviewRow[]> {
  const keyset = keysetFor(filter)
  return selectPage(db, and(matches(filter), isAfter(keyset, end)), { keyset, limit })
}

/** Selects the page before joining, or thousands of reviews are joined and sorted. */
async function selectPage(
  db: ReadDb,
  condition: SQL | undefined,
  { keyset, limit }: { keyset: KeysetColumns; limit: number },
): Promise<ReviewRow[]> {
  const page = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(condition)
    .orderBy(...newestFirst(keyset))
    .limit(limit)
    .as('page')
  return selectReviews(db)
    .innerJoin(page, eq(page.id, reviews.id))
    .orderBy(...newestFirst(keyset))
}

export async function countReviews(db: ReadDb, filter: ReviewFilter): Promise<number> {
  return db.$count(reviews, matches(filter))
}

const isShown = (personId: SQLWrapper) => and(not(suspendedSql(personId)), not(hiddenSql('profile', personId)))
/** Leaves out reviews whose author or subject is suspended, or has a hidden profile. */
const areBothShown = and(isShown(reviews.subjectId), isShown(reviews.authorId))

/** Of all contracts but these. */
export async function listNewestReviews(
  db: ReadDb,
  { now, except, limit }: { now: Date; except: readonly string[]; limit: number },
): Promise<ReviewRow[]> {
  const shown = and(isPublic(now), areBothShown, notInArray(reviews.contractId, [...except]))
  return selectPage(db, shown, { keyset: { at: reviews.revealedAt, id: reviews.id }, limit })
}

const praisedRead = 100

/** Contracts whose two public reviews both have at least this rating, one for each freelancer, the newest first. */
export async function listPraisedContracts(
  db: ReadDb,
  { now, minimum, releasedMinimum, limit }: { now: Date; minimum: number; releasedMinimum: number; limit: number },
): Promise<string[]> {
  const others = alias(reviews, 'others')
  const rows = await db
    .select({ contractId: reviews.contractId, freelancerId: reviews.subjectId })
    .from(reviews)
    .innerJoin(contracts, eq(contracts.id, reviews.contractId))
    .innerJoin(others, and(eq(others.contractId, reviews.contractId), eq(others.side, 'client')))
    .where(
      and(
        ...[eq(reviews.side, 'freelancer'), isPublic(now), areBothShown, not(hiddenSql('review', others.id))],
        ...[gte(reviews.rating, minimum), gte(others.rating, minimum), gte(releasedCents, releasedMinimum)],
        not(isPaidBack),
      ),
    )
    .orderBy(...newestFirst({ at: reviews.revealedAt, id: reviews.id }))
    .limit(praisedRead)
  const newest = rows.filter(
    ({ freelancerId }, index) => rows.findIndex((row) => row.freelancerId === freelancerId) === index,
  )
  return newest.slice(0, limit).map(({ contractId }) => contractId)
}

export async function findReview(db: Db | Tx, id: string): Promise<ReviewRow | undefined> {
  const [row] = await selectReviews(db).where(eq(reviews.id, id))
  return row
}

export async function lockReview(tx: Tx, id: string) {
  const fields = { ...getTableColumns(reviews), isShownToOthers }
  const [row] = await tx.select(fields).from(reviews).where(eq(reviews.id, id)).for('no key update')
  return row
}

type NewReview = Omit<typeof reviews.$inferInsert, 'id' | 'editedAt' | 'reply' | 'repliedAt'>

export async function insertReview(tx: Tx, values: NewReview): Promise<void> {
  await tx.insert(reviews).values(values)
}

/**
 * False if it is public by the clock of the database, which keeps public reviews as they are, and may be ahead of the
 * server's.
 */
export async function changeReview(
  tx: Tx,
  id: string,
  values: Pick<typeof reviews.$inferInsert, 'rating' | 'aspects' | 'text' | 'editedAt'>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(reviews)
    .set(values)
    .where(and(eq(reviews.id, id), sql`${reviews.revealedAt} > now()`))
  return rowCount === 1
}

export async function setReview(
  tx: Tx,
  id: string,
  values: Partial<Pick<typeof reviews.$inferInsert, 'revealedAt' | 'reply' | 'repliedAt'>>,
): Promise<void> {
  await tx.update(reviews).set(values).where(eq(reviews.id, id))
}

const waitingKeyset = { at: contracts.endedAt, id: contracts.id }

function waitsFor(viewerId: string, endedAfter: Date): SQL | undefined {
  return and(
    or(eq(contracts.clientId, viewerId), eq(contracts.freelancerId, viewerId)),
    isNotNull(contracts.endedAt),
    sql`${contracts.endedAt} > ${endedAfter.toISOString()}::timestamptz`,
    sql`not exists (select from ${reviews} where ${reviews.contractId} = ${contracts.id} and ${reviews.authorId} = ${viewerId})`,
    gte(releasedCents, reviewReleaseMinimumCents),
  )
}

export async function listWaitingRows(
  db: Db,
  { viewerId, endedAfter, end, limit }: { viewerId: string; endedAfter: Date } & Page,
) {
  return db
    .select({
      contractId: contracts.id,
      title: contracts.title,
      clientId: contracts.clientId,
      freelancerId: contracts.freelancerId,
      endedAt: contracts.endedAt,
      clientName: shownNameSql(authors, authorProfiles),
      clientPicture: shownPictureSql(authorProfiles),
      freelancerName: shownNameSql(subjects, subjectProfiles),
      freelancerPicture: shownPictureSql(subjectProfiles),
    })
    .from(contracts)
    .innerJoin(authors, eq(authors.id, contracts.clientId))
    .innerJoin(subjects, eq(subjects.id, contracts.freelancerId))
    .leftJoin(authorProfiles, eq(authorProfiles.userId, contracts.clientId))
    .leftJoin(subjectProfiles, eq(subjectProfiles.userId, contracts.freelancerId))
    .where(and(waitsFor(viewerId, endedAfter), isAfter(waitingKeyset, end)))
    .orderBy(...newestFirst(waitingKeyset))
    .limit(limit)
}

export async function countWaiting(
  db: Db,
  { viewerId, endedAfter }: { viewerId: string; endedAfter: Date },
): Promise<number> {
  return db.$count(contracts, waitsFor(viewerId, endedAfter))
}

export async function findEndedContract(db: Db | Tx, contractId: string) {
  const [row] = await db
    .select({
      contractId: contracts.id,
      projectId: contracts.projectId,
      title: contracts.title,
      clientId: contracts.clientId,
      freelancerId: contracts.freelancerId,
      clientName: shownNameSql(authors, authorProfiles),
      freelancerName: shownNameSql(subjects, subjectProfiles),
      status: contracts.status,
      endedAt: contracts.endedAt,
      releasedCents,
    })
    .from(contracts)
    .innerJoin(authors, eq(authors.id, contracts.clientId))
    .innerJoin(subjects, eq(subjects.id, contracts.freelancerId))
    .leftJoin(authorProfiles, eq(authorProfiles.userId, contracts.clientId))
    .leftJoin(subjectProfiles, eq(subjectProfiles.userId, contracts.freelancerId))
    .where(eq(contracts.id, contractId))
  return row
}
