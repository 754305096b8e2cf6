import type { Deps } from '../../../deps.ts'
import { lockProject } from '../../4-hiring/projects/shared/lock-project.ts'
import { lockMoney } from '../contracts/shared/lock-money.ts'
import { type ApprovalRow, listAutoApprovals } from './auto-approval.queries.ts'
import { lockDeliveryState } from './delivery-state.queries.ts'
import { approveByClock } from './shared/approve-by-clock.ts'

const batchSize = 200

/** Each delivery in its own transaction, so that one failure does not stop the others; errors are thrown at the end. */
export async function approveOverdue(deps: Deps): Promise<void> {
  const to = deps.clock()
  const failures: unknown[] = []
  let rows: ApprovalRow[] = []
  do {
    rows = await listAutoApprovals(deps.database.db, { to, after: rows.at(-1), limit: batchSize })
    for (const row of rows) await approveForClient(deps, row).catch((error: unknown) => failures.push(error))
  } while (rows.length === batchSize)
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} deliveries could not be approved`)
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
