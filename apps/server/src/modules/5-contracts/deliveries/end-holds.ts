import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { forEachRow } from '../../../platform/database/for-each-row.ts'
import { lockProject } from '../../4-hiring/projects/shared/lock-project.ts'
import { type HeldPart, type HeldRow, listHeldParts, listHoldsEnding } from '../contracts/shared/held-until.queries.ts'
import { type ContractMoney, lockMoney } from '../contracts/shared/lock-money.ts'
import { outdateOffer } from '../contracts/shared/outdate-offer.ts'
import { refreshHeldUntil } from '../contracts/shared/refresh-held-until.ts'
import { releasePart } from '../contracts/shared/release-held.ts'
import { returnHeld } from '../payments/shared/refund-payments.ts'
import { lockDeliveryState } from './delivery-state.queries.ts'
import { approveByClock } from './shared/approve-by-clock.ts'

/** Each contract in its own transaction. */
export async function endHolds(deps: Deps): Promise<void> {
  const to = deps.clock()
  await forEachRow<HeldRow>(
    (following) => listHoldsEnding(deps.database.db, { to, ...following }),
    (row) => endHold(deps, row),
    'holds could not be ended',
  )
}

/** Does nothing if the money has moved meanwhile, or is disputed. */
function endHold(deps: Deps, { id, proposalId, projectId }: HeldRow): Promise<void> {
  return deps.database.db.transaction(async (tx) => {
    const project = await lockProject(tx, projectId)
    const delivery = await lockDeliveryState(tx, proposalId)
    if (!delivery) return
    const contract = await lockMoney(tx, { id })
    if (contract.endedAt || contract.status === 'disputed' || contract.cardDisputed) return
    const now = deps.clock()
    const over = (await listHeldParts(tx, [id])).filter(({ until }) => until <= now)
    if (over.length === 0) return refreshHeldUntil(tx, id)
    if (contract.status === 'payment_due') return releasePart(deps, tx, contract, now)
    if (delivery.deliveryStatus !== 'submitted') return giveBack(deps, tx, { contract, over, now })
    const heldCents = over.reduce((sum, { cents }) => sum + cents, 0)
    await approveByClock(deps, tx, { project, delivery, contract, now, heldCents })
  })
}

async function giveBack(
  deps: Deps,
  tx: Tx,
  { contract, over, now }: { contract: ContractMoney; over: HeldPart[]; now: Date },
) {
  await returnHeld(deps, tx, { contract, parts: over, at: now })
  await outdateOffer(deps, tx, { contract, at: now })
}
