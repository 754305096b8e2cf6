import { disputeMoves } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { requireMove } from '../../../platform/require-move.ts'
import { giveToOperator } from './ask-operator.ts'
import { listEnding, type TimerRow } from './dispute.queries.ts'
import { lockDispute } from './lock-dispute.ts'

const batchSize = 200

export async function endClaims(deps: Deps): Promise<void> {
  const to = deps.clock()
  const failures: unknown[] = []
  let rows: TimerRow[] = []
  do {
    rows = await listEnding(deps.database.db, { to, after: rows.at(-1), limit: batchSize })
    for (const { id } of rows) await endClaimsOf(deps, id).catch((error: unknown) => failures.push(error))
  } while (rows.length === batchSize)
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} disputes could not be moved on`)
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
