import {
  dayMs,
  flagThresholds,
  type Harm,
  listedReportsMaximum,
  type ReportTargetKind,
  reporterHistory,
} from '@guildhall/contract'
import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { assertRow } from '../../../platform/database/assert-row.ts'
import { type Db, queryPlanned, type Tx } from '../../../platform/database/database.ts'
import { isAfter, type Keyset, newestFirst } from '../../../platform/database/keyset.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { reportCases } from '../../2-people/restrictions/restriction.tables.ts'
import { reportSnapshots, reports } from './report.tables.ts'

/** Whether a report of this person weighs now, as the published rules say. */
export async function reporterWeighs(db: Db | Tx, userId: string, now: Date): Promise<boolean> {
  const [row] = await queryPlanned<{ weighs: boolean }>(
    db,
    `select u.email_confirmed_at is not null and u.created_at <= $2
       and exists (select from person_figures f where f.user_id = u.id and f.settled_contracts > 0)
       and (select count(*) from reports r join report_cases k on k.id = r.case_id
         where r.reporter_id = $1 and k.outcome = 'no_action' and k.closed_at > $3) < $4 as weighs
     from users u where u.id = $1`,
    [
      userId,
      new Date(now.getTime() - reporterHistory.accountDays * dayMs),
      new Date(now.getTime() - flagThresholds.false_reports.days * dayMs),
      flagThresholds.false_reports.reports,
    ],
  )
  return row?.weighs ?? false
}

/** How many reports a person made since `since`. Two transactions that ask for the same person queue. */
export async function countReportsSince(tx: Tx, userId: string, since: Date): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reports:${userId}`}, 0))`)
  return tx.$count(reports, and(eq(reports.reporterId, userId), gt(reports.createdAt, since)))
}

type TargetKey = { kind: ReportTargetKind; targetId: string; seq: number }

export async function hasReportedTarget(db: Db | Tx, userId: string, { kind, targetId, seq }: TargetKey) {
  const [row] = await db
    .select({ id: reports.id })
    .from(reports)
    .innerJoin(reportCases, eq(reportCases.id, reports.caseId))
    .where(
      and(
        eq(reports.reporterId, userId),
        eq(reportCases.kind, kind),
        eq(reportCases.targetId, targetId),
        eq(reportCases.targetSeq, seq),
      ),
    )
    .limit(1)
  return row !== undefined
}

export async function insertSnapshot(tx: Tx, row: typeof reportSnapshots.$inferInsert): Promise<string> {
  const [snapshot] = await tx
    .insert(reportSnapshots)
    .values(row)
    .onConflictDoUpdate({ target: [reportSnapshots.caseId, reportSnapshots.hash], set: { hash: row.hash } })
    .returning({ id: reportSnapshots.id })
  assertRow(snapshot, 'an inserted snapshot')
  return snapshot.id
}

/** Returns its id; undefined if the person has reported it already. The case's row has to be locked. */
export async function insertReport(tx: Tx, row: typeof reports.$inferInsert): Promise<string | undefined> {
  const [report] = await tx.insert(reports).values(row).onConflictDoNothing().returning({ id: reports.id })
  return report?.id
}

const ownColumns = {
  id: reports.id,
  harm: reports.harm,
  reason: reports.reason,
  createdAt: reports.createdAt,
  kind: reportCases.kind,
  targetId: reportCases.targetId,
  targetSeq: reportCases.targetSeq,
  label: reportCases.label,
  closedAt: reportCases.closedAt,
  outcome: reportCases.outcome,
  isTakenBack: sql<boolean>`(exists (select from moderation_decisions d
      where d.case_id = ${reportCases.id} and d.reversed_at is not null)
    or exists (select from suspensions s
      where s.case_id = ${reportCases.id} and s.lifted_at is not null and s.answer = s.lift_reason))`,
  personName: users.username,
}
const selectOwn = (db: Db | Tx) =>
  db
    .select(ownColumns)
    .from(reports)
    .innerJoin(reportCases, eq(reportCases.id, reports.caseId))
    .innerJoin(users, eq(users.id, reportCases.personId))
export type OwnReportRow = Awaited<ReturnType<typeof selectOwn>>[number]

const newest = { at: reports.createdAt, id: reports.id }

export async function listOwnReports(
  db: Db,
  userId: string,
  { end, limit }: { end: Keyset | undefined; limit: number },
): Promise<OwnReportRow[]> {
  return selectOwn(db)
    .where(and(eq(reports.reporterId, userId), isAfter(newest, end)))
    .orderBy(...newestFirst(newest))
    .limit(limit)
}

export const countOwnReports = (db: Db, userId: string) => db.$count(reports, eq(reports.reporterId, userId))

export async function findOwnReport(db: Db | Tx, id: string): Promise<OwnReportRow> {
  const [row] = await selectOwn(db).where(eq(reports.id, id))
  assertRow(row, 'a report that was written')
  return row
}

/** What a person reported in a conversation, newest first, bounded. */
export async function listReportsInConversation(
  db: Db,
  { conversationId, userId }: { conversationId: string; userId: string },
): Promise<OwnReportRow[]> {
  return selectOwn(db)
    .where(
      and(
        eq(reports.reporterId, userId),
        inArray(reportCases.kind, ['message', 'conversation']),
        eq(reportCases.targetId, conversationId),
      ),
    )
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(listedReportsMaximum)
}

export type OpenReportRow = {
  id: string
  createdAt: Date
  kind: string
  targetId: string
  targetSeq: number
  harm: Harm
  reason: string
  reportedText: string
  reporterName: string
  reporterEmail: string
  reportedName: string
  reportedEmail: string
}

export async function listOpenReports(db: Db, limit: number): Promise<OpenReportRow[]> {
  return queryPlanned<OpenReportRow>(
    db,
    `select r.id, r.created_at as "createdAt", k.kind, k.target_id as "targetId", k.target_seq as "targetSeq", r.harm,
       r.reason, coalesce((select string_agg(part ->> 'text', E'\\n') from jsonb_array_elements(s.parts) part), '') as "reportedText",
       reporter.username as "reporterName", reporter.email as "reporterEmail", person.username as "reportedName",
       person.email as "reportedEmail"
     from reports r join report_cases k on k.id = r.case_id join report_snapshots s on s.id = r.snapshot_id
     join users reporter on reporter.id = r.reporter_id join users person on person.id = k.person_id
     where k.closed_at is null order by r.created_at desc, r.id desc limit $1`,
    [limit],
  )
}

/** Locks the open case of a report. Undefined if it is closed, or there is no such report. */
export async function lockOpenCaseOfReport(tx: Tx, reportId: string) {
  const [row] = await tx
    .select({ caseId: reportCases.id, reports: reportCases.reports })
    .from(reportCases)
    .innerJoin(reports, eq(reports.caseId, reportCases.id))
    .where(and(eq(reports.id, reportId), isNull(reportCases.closedAt)))
    .for('no key update', { of: reportCases })
  return row
}

export async function listReporters(
  db: Db,
  { caseId, after, limit }: { caseId: string; after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: reports.reporterId })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .where(and(eq(reports.caseId, caseId), isNull(users.deletedAt), after ? gt(reports.reporterId, after) : undefined))
    .orderBy(asc(reports.reporterId))
    .limit(limit)
  return rows.map(({ id }) => id)
}
