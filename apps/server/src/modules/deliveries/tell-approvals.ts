import { autoApprovalReminderDays, dayMs } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { notify } from '../notifications/shared/notify.ts'
import { type ApprovalRow, listAutoApprovals } from './auto-approval.queries.ts'

const [first, last] = autoApprovalReminderDays
const batchSize = 200

/** Tells clients three days and one day before an automatic approval, once each. */
export async function tellApprovals(deps: Deps): Promise<void> {
  const { db } = deps.database
  const from = deps.clock()
  const to = new Date(from.getTime() + first * dayMs)
  let rows: ApprovalRow[] = []
  do {
    rows = await listAutoApprovals(db, { from, to, after: rows.at(-1), limit: batchSize })
    const notices = rows.map((row) => noticeOf(row, from))
    await db.transaction((tx) => notify(deps, tx, notices))
  } while (rows.length === batchSize)
}

function noticeOf({ id: contractId, proposalId, projectId, title, clientId, autoApprovalAt }: ApprovalRow, now: Date) {
  const deadlineAt = autoApprovalAt.toISOString()
  const days = autoApprovalAt.getTime() - now.getTime() <= last * dayMs ? last : first
  return {
    userId: clientId,
    kind: 'delivery.approval_near' as const,
    facts: { contractId, proposalId, projectId, projectTitle: title, deadlineAt },
    event: `${proposalId}:${deadlineAt}:${days}`,
  }
}
