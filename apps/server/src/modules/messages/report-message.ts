import type { ReportListView } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { lockConversation, setBlocked } from './conversation.queries.ts'
import { type Member, requireMember } from './get-conversation.ts'
import { findMessage } from './message.queries.ts'
import { insertReport, listOwnReports } from './message-report.queries.ts'

type Report = Member & { seq: number | null; reason: string; block: boolean }

/**
 * Stores a member's report on a message, or on the whole conversation, with what the message says now. With `block`, the
 * other member is blocked in the same transaction.
 */
export function reportMessage(
  { database: { db }, clock }: Deps,
  { conversationId, userId, seq, reason, block }: Report,
): Promise<void> {
  return db.transaction(async (tx) => {
    await requireMember(tx, { conversationId, userId })
    const message = seq === null ? undefined : await findMessage(tx, conversationId, seq)
    if (seq !== null && !message) throw new DomainError('message.not_found')
    const now = clock()
    await insertReport(tx, {
      conversationId,
      reporterId: userId,
      seq: seq ?? 0,
      reason,
      reportedText: message?.text ?? '',
      createdAt: now,
    })
    if (!block) return
    await lockConversation(tx, conversationId)
    await setBlocked(tx, { conversationId, userId }, now)
  })
}

/** What a member reported in the conversation. */
export async function listReports(db: Db, member: Member): Promise<ReportListView> {
  await requireMember(db, member)
  const rows = await listOwnReports(db, member)
  return {
    reports: rows.map(({ seq, createdAt, closedAt }) => ({
      seq: seq === 0 ? null : seq,
      status: closedAt ? 'closed' : 'received',
      createdAt: createdAt.toISOString(),
    })),
  }
}
