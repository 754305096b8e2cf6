import { contractMoves, toDollars } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { postRelease } from '../ledger/shared/post-entry.ts'
import { type Notice, notify } from '../notifications/shared/notify.ts'
import { queueReviewRequests } from '../reviews/shared/queue-review-requests.ts'
import { insertContractEvent, type NewContractEvent, setEnded } from './contract.queries.ts'
import { setReleased } from './milestone.queries.ts'
import { isFunded } from './shared/contract.rules.ts'
import type { ContractMoney } from './shared/lock-money.ts'
import { refreshHeldUntil } from './shared/refresh-held-until.ts'

type NoticeDeps = Pick<Deps, 'live' | 'jobs' | 'clock'>

/** Releases all that is held, less the fee. `before`: what the timeline says first. Returns what to tell. */
export async function completeContract(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  contract: ContractMoney,
  at: Date,
  before: readonly NewContractEvent[] = [],
): Promise<Notice> {
  const { id, heldCents, releasedCents, freelancerId, clientId, feeBps, projectId, title } = contract
  const source = `${id}:completed`
  const { fee } = await postRelease(tx, {
    contractId: id,
    source,
    at,
    cents: heldCents,
    freelancerId,
    feeBps,
    releasedCents,
  })
  if (contract.milestonesLeft > 0) await setReleased(tx, { contractId: id, releasedAt: at })
  const released = { contractId: id, kind: 'released', actorId: null, at, facts: { cents: heldCents } } as const
  await setEnded(tx, id, { status: contractMoves.complete.to, at, events: [...before, released] })
  await queueReviewRequests(deps, tx, id)
  const amountUsd = toDollars(heldCents - fee)
  const facts = { contractId: id, projectId, projectTitle: title, actorId: clientId, amountUsd }
  return { userId: freelancerId, kind: 'money.released', facts, event: source }
}

/** {@link completeContract}, and tells the freelancer. */
export async function releaseHeld(deps: NoticeDeps, tx: Tx, contract: ContractMoney, at: Date): Promise<void> {
  await notify(deps, tx, [await completeContract(deps, tx, contract, at)])
}

/** Releases what is held for approved work if it is all there and no bank dispute is open. Returns whether it did. */
export async function releaseDue(deps: NoticeDeps, tx: Tx, contract: ContractMoney, at: Date): Promise<boolean> {
  if (contract.status !== 'payment_due' || contract.cardDisputed || !isFunded(contract)) return false
  await releaseHeld(deps, tx, contract, at)
  return true
}

/** Approved work that is paid in part gets what is held, and the rest stays due. */
export async function releasePart(
  deps: NoticeDeps,
  tx: Tx,
  { id: contractId, heldCents: cents, freelancerId, projectId, title, ...contract }: ContractMoney,
  at: Date,
): Promise<void> {
  const source = `${contractId}:held:${at.toISOString()}`
  const { fee } = await postRelease(tx, { ...contract, contractId, source, at, cents, freelancerId })
  await insertContractEvent(tx, { contractId, kind: 'released', actorId: null, at, facts: { cents } })
  await refreshHeldUntil(tx, contractId)
  const facts = { contractId, projectId, projectTitle: title, amountUsd: toDollars(cents - fee) }
  await notify(deps, tx, [{ userId: freelancerId, kind: 'money.released', facts, event: source }])
}
