import type { Deps } from '../../deps.ts'
import { DomainError } from '../../platform/errors.ts'
import { type Member, requireMember } from './get-conversation.ts'
import { findMessage } from './message.queries.ts'
import { insertReport } from './message-settings.queries.ts'

/** Stores a member's report on a message, or on the whole conversation, with what the message says now. */
export async function reportMessage(
  { database: { db }, clock }: Deps,
  { conversationId, userId, seq, reason }: Member & { seq: number | null; reason: string },
) {
  await requireMember(db, { conversationId, userId })
  const message = seq === null ? undefined : await findMessage(db, conversationId, seq)
  if (seq !== null && !message) throw new DomainError('message.not_found')
  await insertReport(db, {
    conversationId,
    reporterId: userId,
    seq: seq ?? 0,
    reason,
    reportedText: message?.text ?? '',
    createdAt: clock(),
  })
}
