import { autoApprovalReminderDays, type DomainEvent, dayMs } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { type ApprovalRow, listAutoApprovals } from './auto-approval.queries.ts'

const [first, last] = autoApprovalReminderDays
const batchSize = 200

/** Tells clients three days and one day before an automatic approval, once each. */
export async function notifyApprovals(deps: Deps): Promise<void> {
  const { db } = deps.database
  const from = deps.clock()
  const to = new Date(from.getTime() + first * dayMs)
  let rows: ApprovalRow[] = []
  do {
    rows = await listAutoApprovals(db, { from, to, after: rows.at(-1), limit: batchSize })
    const events = rows.map((row) => reminderOf(row, from))
    await db.transaction((tx) => deps.events.record(tx, from, ...events))
  } while (rows.length === batchSize)
}

function reminderOf(
  { id: contractId, proposalId, projectId, title, clientId, autoApprovalAt }: ApprovalRow,
  now: Date,
): DomainEvent<'delivery.approval_near'> {
  const deadlineAt = autoApprovalAt.toISOString()
  const days = autoApprovalAt.getTime() - now.getTime() <= last * dayMs ? last : first
  const context = { contractId, proposalId, projectId, projectTitle: title, deadlineAt, days }
  return { kind: 'delivery.approval_near', actorId: null, about: { personId: clientId }, context }
}
