import { formatUsd, toDollars } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { approveByClock } from '../deliveries/shared/approve-by-clock.ts'
import { lockDeliveryStanding } from '../deliveries/shared/lock-delivery.ts'
import { notify } from '../notifications/shared/notify.ts'
import { returnHeld } from '../payments/shared/refund-payments.ts'
import { lockProject } from '../projects/shared/lock-project.ts'
import { type HeldPart, type HeldRow, listHeldParts, listHoldsEnding } from './held-until.queries.ts'
import { releasePart } from './release-held.ts'
import { type ContractMoney, lockMoney } from './shared/lock-money.ts'
import { outdateOffer } from './shared/outdate-offer.ts'
import { refreshHeldUntil } from './shared/refresh-held-until.ts'

const batchSize = 200

/** Each contract in its own transaction, so that one failure does not stop the others; errors are thrown at the end. */
export async function endHolds(deps: Deps): Promise<void> {
  const to = deps.clock()
  const failures: unknown[] = []
  let rows: HeldRow[] = []
  do {
    rows = await listHoldsEnding(deps.database.db, { to, after: rows.at(-1), limit: batchSize })
    for (const row of rows) await endHold(deps, row).catch((error: unknown) => failures.push(error))
  } while (rows.length === batchSize)
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} holds could not be ended`)
}

/** Does nothing if the money has moved meanwhile, or is disputed. */
function endHold(deps: Deps, { id, proposalId, projectId }: HeldRow): Promise<void> {
  return deps.database.db.transaction(async (tx) => {
    const project = await lockProject(tx, projectId)
    const delivery = await lockDeliveryStanding(tx, proposalId)
    if (!delivery) return
    const contract = await lockMoney(tx, { id })
    if (contract.endedAt || contract.status === 'disputed' || contract.cardDisputed) return
    const now = deps.clock()
    const over = (await listHeldParts(tx, [id])).filter(({ until }) => until <= now)
    if (over.length === 0) return refreshHeldUntil(tx, id)
    const amountUsd = toDollars(over.reduce((sum, { cents }) => sum + cents, 0))
    if (contract.status === 'payment_due') return releasePart(deps, tx, contract, now)
    if (delivery.deliveryStatus !== 'submitted') return giveBack(deps, tx, { contract, over, amountUsd, now })
    const meaning = 'The delivery under review counts as approved.'
    const told = { kind: 'money.hold_ended', facts: { amountUsd, meaning } } as const
    await approveByClock(deps, tx, { project, delivery, contract, now, told })
  })
}

async function giveBack(
  deps: Deps,
  tx: Tx,
  { contract, over, amountUsd, now }: { contract: ContractMoney; over: HeldPart[]; amountUsd: number; now: Date },
) {
  const { id: contractId, projectId, title: projectTitle, clientId, freelancerId } = contract
  await returnHeld(deps, tx, { contract, parts: over, at: now })
  await outdateOffer(tx, { contractId, at: now })
  const facts = { contractId, projectId, projectTitle, amountUsd }
  const kind = 'money.hold_ended' as const
  const event = `${contractId}:${over[0]?.until.toISOString()}`
  const usd = formatUsd(amountUsd)
  const forClient = `It goes back to the card you paid with. The contract goes on: pay ${usd} again so that it is held.`
  const forFreelancer = `It goes back to the client. The contract goes on, and the client can pay again: check before you work on.`
  await notify(deps, tx, [
    { userId: clientId, kind, event, facts: { ...facts, meaning: forClient } },
    { userId: freelancerId, kind, event, facts: { ...facts, meaning: forFreelancer } },
  ])
}
