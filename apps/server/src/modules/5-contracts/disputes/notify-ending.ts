import { dayMs, disputeReminderDays } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { contractFacts, sidesOf } from '../../1-ground/events/shared/sides.ts'
import { aboutContract } from '../contracts/shared/about-contract.ts'
import { listEnding, type TimerRow } from './dispute.queries.ts'
import { lockDispute } from './lock-dispute.ts'

const [first, last] = disputeReminderDays
const batchSize = 200

/** Tells both sides three days and one day before, once each. */
export async function notifyEnding(deps: Deps): Promise<void> {
  const { db } = deps.database
  const from = deps.clock()
  const to = new Date(from.getTime() + first * dayMs)
  let rows: TimerRow[] = []
  do {
    rows = await listEnding(db, { from, to, after: rows.at(-1), limit: batchSize })
    for (const row of rows) await tell(deps, row, from)
  } while (rows.length === batchSize)
}

function tell(deps: Deps, { id: disputeId, claimsUntil }: TimerRow, now: Date): Promise<void> {
  const days = claimsUntil.getTime() - now.getTime() <= last * dayMs ? last : first
  return deps.database.db.transaction(async (tx) => {
    const { contract, dispute } = await lockDispute(tx, disputeId)
    if (dispute.status !== 'open') return
    const about = aboutContract(contract)
    const context = { ...contractFacts(about), disputeId, deadlineAt: claimsUntil.toISOString(), days }
    const events = sidesOf(about).map((personId) => ({
      ...{ kind: 'dispute.time_near' as const, actorId: null, about: { personId }, context },
    }))
    await deps.events.record(tx, now, ...events)
  })
}
