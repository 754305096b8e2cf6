import { and, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { assertRow } from '../../../platform/database/assert-row.ts'
import { type CarriedPart, carriedBy } from '../../../platform/database/carried-part.ts'
import { type Db, queryPlanned, type Tx } from '../../../platform/database/database.ts'
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts'
import { users } from '../users/user.tables.ts'
import { mails } from './mail.tables.ts'

export async function insertMail(tx: Tx, row: typeof mails.$inferInsert, part?: CarriedPart): Promise<string> {
  const [inserted] = await carriedBy(tx, part).insert(mails).values(row).returning({ id: mails.id })
  assertRow(inserted, 'an inserted mail')
  return inserted.id
}

const isUnsent = and(isNull(mails.sentAt), isNull(mails.failedAt))
const isUnclaimed = (now: Date) => or(isNull(mails.claimedUntil), lte(mails.claimedUntil, now))

/** Undefined if it has ended or another process has it. One statement, so no lock is held during sending. */
export async function claimMail(db: Db, id: string, { now, until }: { now: Date; until: Date }) {
  const [mail] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, claimedUntil: until })
    .where(and(eq(mails.id, id), isUnsent, isUnclaimed(now)))
    .returning({
      id: mails.id,
      toAddress: mails.toAddress,
      kind: mails.kind,
      data: mails.data,
      createdAt: mails.createdAt,
      expiresAt: mails.expiresAt,
      attempts: mails.attempts,
      username: sql<string | null>`(select ${users.username} from ${users} where ${users.id} = ${mails.userId})`,
    })
  return mail
}

export async function isMailUnsent(db: Db, id: string): Promise<boolean> {
  const [mail] = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.id, id), isUnsent))
  return mail !== undefined
}

/** A mail that another process has given up in the meantime was sent all the same. */
export async function setMailSent(db: Db, id: string, now: Date) {
  await db
    .update(mails)
    .set({ sentAt: now, failedAt: null, data: null, lastError: null, claimedUntil: null })
    .where(eq(mails.id, id))
}

export async function setMailDelayed(db: Db, id: string, reason: string) {
  await db
    .update(mails)
    .set({ lastError: reason, claimedUntil: null })
    .where(and(eq(mails.id, id), isUnsent))
}

export async function setMailFailed(db: Db, id: string, now: Date, reason: string) {
  await db
    .update(mails)
    .set({ failedAt: now, lastError: reason, data: null, claimedUntil: null })
    .where(and(eq(mails.id, id), isUnsent))
}

export async function failForgottenMails(db: Db, now: Date, createdBefore: Date) {
  await db
    .update(mails)
    .set({ failedAt: now, data: null, claimedUntil: null, lastError: sql`coalesce(${mails.lastError}, 'never tried')` })
    .where(and(lt(mails.createdAt, createdBefore), isUnsent, isUnclaimed(now)))
}

/** The index is on the creation time, which is earlier. For what partitions that were dropped have left, and those that could not be. */
export async function deleteEndedMails(
  db: Db,
  { sentBefore, failedBefore, stopping }: { sentBefore: Date; failedBefore: Date; stopping: AbortSignal | undefined },
) {
  const isSent = and(lt(mails.createdAt, sentBefore), isNotNull(mails.sentAt), lt(mails.sentAt, sentBefore))
  const isFailed = and(lt(mails.createdAt, failedBefore), isNotNull(mails.failedAt), lt(mails.failedAt, failedBefore))
  await deleteInBatches(db, mails, isSent, stopping, mails.id)
  await deleteInBatches(db, mails, isFailed, stopping, mails.id)
}

/** False: nothing is to be made. Waits for others' locks for a moment only, and then throws. */
export async function makePartition(db: Db, neededUntil: Date): Promise<boolean> {
  const [row] = await queryPlanned<{ made: boolean }>(db, 'select make_mail_partition($1) as made', [neededUntil])
  return row?.made ?? false
}

/** False: none is old enough. Waits for others' locks for a moment only, and then throws. */
export async function dropPartition(
  db: Db,
  { endedBefore, failedBefore }: { endedBefore: Date; failedBefore: Date },
): Promise<boolean> {
  const text = 'select drop_mail_partition($1, $2) as name'
  const [row] = await queryPlanned<{ name: string | null }>(db, text, [endedBefore, failedBefore])
  return typeof row?.name === 'string'
}

/** Mails of before this have been given up; only `created_at` has an index. */
const longestTries = '4 days'

type MailCounts = {
  all: number
  failed: number
  failedReason: string | null
  late: number
  lateReason: string | null
}

/** Those sent or given up since `since`; and, as `late`, those unsent since before `lateBefore`, with the latest reasons. */
export async function countMails(
  db: Db,
  { since, lateBefore }: { since: Date; lateBefore: Date },
): Promise<MailCounts> {
  const [counts] = await queryPlanned<MailCounts>(
    db,
    `with late as (select created_at, last_error from mail_outbox where sent_at is null and failed_at is null and created_at < $2),
       lately as (select failed_at, last_error from mail_outbox
         where created_at >= $1::timestamptz - interval '${longestTries}' and coalesce(sent_at, failed_at) >= $1)
     select (select count(*) from lately) as "all",
       (select count(failed_at) from lately) as failed,
       (select last_error from lately where failed_at is not null order by failed_at desc limit 1) as "failedReason",
       (select count(*) from late) as late,
       (select last_error from late where last_error is not null order by created_at desc limit 1) as "lateReason"`,
    [since, lateBefore],
  )
  assertRow(counts, 'a row of counts')
  return counts
}
