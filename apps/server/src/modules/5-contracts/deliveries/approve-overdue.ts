import type { Deps } from '../../../deps.ts'
import { forEachRow } from '../../../platform/database/for-each-row.ts'
import { lockProject } from '../../4-hiring/projects/shared/lock-project.ts'
import { lockMoney } from '../contracts/shared/lock-money.ts'
import { type ApprovalRow, listAutoApprovals } from './auto-approval.queries.ts'
import { lockDeliveryState } from './delivery-state.queries.ts'
import { approveByClock } from './shared/approve-by-clock.ts'

/** Each delivery in its own transaction. */
export async function approveOverdue(deps: Deps): Promise<void> {
  const to = deps.clock()
  await forEachRow<ApprovalRow>(
    (following) => listAutoApprovals(deps.database.db, { to, ...following }),
    (row) => approveForClient(deps, row),
    'deliveries could not be approved',
  )
}

function approveForClient(deps: Deps, { proposalId, projectId }: ApprovalRow): Promise<void> {
  return deps.database.db.transaction(async (tx) => {
    const project = await lockProject(tx, projectId)
    const delivery = await lockDeliveryState(tx, proposalId)
    if (!delivery) return
    const contract = await lockMoney(tx, { proposalId })
    const now = deps.clock()
    // Sent back and delivered again since it was listed: that version has its own time.
    if (contract.status !== 'active' || !contract.autoApprovalAt || contract.autoApprovalAt > now) return
    await approveByClock(deps, tx, { project, delivery, contract, now })
  })
}
