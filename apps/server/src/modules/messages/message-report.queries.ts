import { listedReportsMaximum, type ReportOutcome } from '@guildhall/contract'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Db, queryPlanned, type Tx } from '../../platform/database/database.ts'
import { isAfter, type Keyset, newestFirst } from '../../platform/database/keyset.ts'
import { users } from '../accounts/account.tables.ts'
import { conversationMembers, messageReports } from './message.tables.ts'

/** Stores a report. The first one of a person about a message stands. */
export async function insertReport(tx: Tx, report: typeof messageReports.$inferInsert) {
  await tx.insert(messageReports).values(report).onConflictDoNothing()
}

/** What a person reported in a conversation, newest first, bounded. `seq` is 0 for the whole conversation. */
export function listOwnReports(
  db: Db,
  { conversationId, userId }: { conversationId: string; userId: string },
): Promise<Pick<typeof messageReports.$inferSelect, 'seq' | 'createdAt' | 'closedAt'>[]> {
  const { seq, createdAt, closedAt } = messageReports
  return db
    .select({ seq, createdAt, closedAt })
    .from(messageReports)
    .where(and(eq(messageReports.conversationId, conversationId), eq(messageReports.reporterId, userId)))
    .orderBy(desc(createdAt), desc(messageReports.id))
    .limit(listedReportsMaximum)
}

const reporters = alias(users, 'reporters')
const reported = alias(users, 'reported')

/** Open reports for the site's operator, newest first. `seq` is 0 for a whole conversation. */
export function listOpenReports(db: Db, limit: number) {
  const { id, conversationId, reporterId, seq, reason, reportedText, createdAt } = messageReports
  return db
    .select({
      ...{ id, conversationId, seq, reason, reportedText, createdAt },
      reporterName: reporters.username,
      reporterEmail: reporters.email,
      reportedName: reported.username,
      reportedEmail: reported.email,
    })
    .from(messageReports)
    .innerJoin(
      conversationMembers,
      and(eq(conversationMembers.conversationId, conversationId), eq(conversationMembers.userId, reporterId)),
    )
    .innerJoin(reporters, eq(reporters.id, reporterId))
    .innerJoin(reported, eq(reported.id, conversationMembers.otherId))
    .where(isNull(messageReports.closedAt))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}
export type OpenReportRow = Awaited<ReturnType<typeof listOpenReports>>[number]

/** Closes an open report. Returns whether there was one. */
export async function closeReport(db: Db, id: string, now: Date): Promise<boolean> {
  const closed = await db
    .update(messageReports)
    .set({ closedAt: now })
    .where(and(eq(messageReports.id, id), isNull(messageReports.closedAt)))
    .returning({ id: messageReports.id })
  return closed.length > 0
}

const adminColumns = {
  report: messageReports,
  reporterName: reporters.username,
  reportedId: conversationMembers.otherId,
  reportedName: reported.username,
}

function selectReports(db: Db | Tx) {
  const { conversationId, reporterId } = messageReports
  return db
    .select(adminColumns)
    .from(messageReports)
    .innerJoin(
      conversationMembers,
      and(eq(conversationMembers.conversationId, conversationId), eq(conversationMembers.userId, reporterId)),
    )
    .innerJoin(reporters, eq(reporters.id, reporterId))
    .innerJoin(reported, eq(reported.id, conversationMembers.otherId))
}
export type AdminReportRow = Awaited<ReturnType<typeof selectReports>>[number]

const reportKeyset = { at: messageReports.createdAt, id: messageReports.id }
const withStatus = (status: 'open' | 'closed') =>
  status === 'open' ? isNull(messageReports.closedAt) : isNotNull(messageReports.closedAt)

export async function listReportsForOperators(
  db: Db,
  { status, end, limit }: { status: 'open' | 'closed'; end: Keyset | undefined; limit: number },
): Promise<AdminReportRow[]> {
  return selectReports(db)
    .where(and(withStatus(status), isAfter(reportKeyset, end)))
    .orderBy(...newestFirst(reportKeyset))
    .limit(limit)
}

export const countReports = (db: Db, status: 'open' | 'closed') => db.$count(messageReports, withStatus(status))

export async function findReport(db: Db | Tx, id: string): Promise<AdminReportRow | undefined> {
  const [row] = await selectReports(db).where(eq(messageReports.id, id))
  return row
}

/** Locks a report that is open. */
export async function lockOpenReport(tx: Tx, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: messageReports.id })
    .from(messageReports)
    .where(and(eq(messageReports.id, id), isNull(messageReports.closedAt)))
    .for('update')
  return found.length > 0
}

export async function setReportOutcome(
  tx: Tx,
  id: string,
  values: { outcome: ReportOutcome; outcomeReason: string; closedAt: Date },
) {
  await tx.update(messageReports).set(values).where(eq(messageReports.id, id))
}

/** Messages on each side of a reported one that an operator sees. */
const neighbours = 2

export type ContextRow = {
  seq: number
  authorId: string
  text: string
  files: string[]
  createdAt: Date
  editedAt: Date | null
  deletedAt: Date | null
}

/** The reported message and its neighbours, without lines about proposals and deliveries. */
export async function listReportContext(
  db: Db,
  { conversationId, seq }: { conversationId: string; seq: number },
): Promise<ContextRow[]> {
  const side = (compare: string, direction: string, limit: number) =>
    `(select * from messages where conversation_id = $1 and kind <> 'event' and seq ${compare} $2
      order by seq ${direction} limit ${limit})`
  return queryPlanned<ContextRow>(
    db,
    `select m.seq, m.author_id as "authorId", left(m.text, 4000) as text, m.created_at as "createdAt",
       m.edited_at as "editedAt", m.deleted_at as "deletedAt",
       array(select f.filename from message_files f where f.conversation_id = m.conversation_id and f.seq = m.seq
         order by f.position) as files
     from (${side('<', 'desc', neighbours)} union all ${side('>=', 'asc', neighbours + 1)}) m order by m.seq`,
    [conversationId, seq],
  )
}
