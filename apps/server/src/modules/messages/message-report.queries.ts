import { listedReportsMaximum } from '@guildhall/contract'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../platform/database/database.ts'
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
