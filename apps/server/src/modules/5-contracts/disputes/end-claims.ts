import { disputeMoves } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { forEachRow } from '../../../platform/database/for-each-row.ts'
import { requireMove } from '../../../platform/require-move.ts'
import { giveToOperator } from './ask-operator.ts'
import { listEnding, type TimerRow } from './dispute.queries.ts'
import { lockDispute } from './lock-dispute.ts'

export async function endClaims(deps: Deps): Promise<void> {
  const to = deps.clock()
  await forEachRow<TimerRow>(
    (following) => listEnding(deps.database.db, { to, ...following }),
    ({ id }) => endClaimsOf(deps, id),
    'disputes could not be moved on',
  )
}

function endClaimsOf(deps: Deps, disputeId: string): Promise<void> {
  return deps.database.db.transaction(async (tx) => {
    const { contract, dispute } = await lockDispute(tx, disputeId)
    const at = deps.clock()
    if (dispute.status !== 'open' || dispute.claimsUntil > at) return
    requireMove(disputeMoves.wait, { party: 'clock', state: dispute.status, guards: noGuards })
    await giveToOperator(deps, tx, { contract, disputeId, at })
  })
}

const noGuards = {
  in_time: false,
  claims_left: false,
  operator_not_asked: false,
  opener: false,
  nothing_paid: false,
  not_party_to_it: false,
}
