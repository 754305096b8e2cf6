import { deliveryMoves } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { requireMove } from '../../../../platform/require-move.ts'
import type { LockedProject } from '../../../4-hiring/projects/shared/lock-project.ts'
import { deliveryMoveContextAs } from '../../../4-hiring/proposals/shared/delivery.rules.ts'
import type { ContractMoney } from '../../contracts/shared/lock-money.ts'
import { writeApproval } from '../approve-delivery.ts'
import type { DeliveryStateRow } from '../delivery-state.queries.ts'

export type ClockApproval = {
  project: LockedProject
  delivery: DeliveryStateRow
  contract: ContractMoney
  now: Date
  /** Cents. The client could have answered longer, but this much cannot be held longer. */
  heldCents?: number
}

/** Approves a delivery because its client did not answer in time. */
export async function approveByClock(
  deps: Pick<Deps, 'events'>,
  tx: Tx,
  { delivery, ...approval }: ClockApproval,
): Promise<void> {
  requireMove(deliveryMoves.approve, deliveryMoveContextAs('clock', delivery))
  await writeApproval(deps, tx, { ...approval, actorId: null, version: delivery.newestVersion })
}
