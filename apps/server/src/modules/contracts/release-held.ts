import { contractMoves, toDollars } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { postRelease } from '../ledger/shared/post-entry.ts'
import { notify } from '../notifications/shared/notify.ts'
import { noteContractEnded } from '../reviews/shared/note-contract-ended.ts'
import { insertContractEvent, setContract } from './contract.queries.ts'
import { setReleased } from './milestone.queries.ts'
import { isFunded } from './shared/contract.rules.ts'
import type { ContractMoney } from './shared/lock-money.ts'
import { refreshHeldUntil } from './shared/refresh-held-until.ts'

/** All that is held goes to the freelancer, less the fee, and the contract is completed. */
export async function releaseHeld(
  deps: Pick<Deps, 'live' | 'jobs' | 'clock'>,
  tx: Tx,
  { id, heldCents, releasedCents, freelancerId, clientId, feeBps, projectId, title }: ContractMoney,
  at: Date,
) {
  const { fee } = await postRelease(tx, {
    contractId: id,
    source: `${id}:completed`,
    at,
    cents: heldCents,
    freelancerId,
    feeBps,
    releasedCents,
  })
  await setReleased(tx, { contractId: id, releasedAt: at })
  await insertContractEvent(tx, { contractId: id, kind: 'released', actorId: null, at, facts: { cents: heldCents } })
  await setContract(tx, id, { status: contractMoves.complete.to, endedAt: at, autoApprovalAt: null, heldUntil: null })
  await noteContractEnded(deps, tx, { contractId: id, at })
  const facts = {
    contractId: id,
    projectId,
    projectTitle: title,
    actorId: clientId,
    amountUsd: toDollars(heldCents - fee),
  }
  await notify(deps, tx, [{ userId: freelancerId, kind: 'money.released', facts, event: `${id}:completed` }])
}

/** Releases what is held for approved work if all of it is there, and no bank decides on a payment. Returns whether it did. */
export async function releaseDue(
  deps: Pick<Deps, 'live' | 'jobs' | 'clock'>,
  tx: Tx,
  contract: ContractMoney,
  at: Date,
): Promise<boolean> {
  if (contract.status !== 'payment_due' || contract.cardDisputed || !isFunded(contract)) return false
  await releaseHeld(deps, tx, contract, at)
  return true
}

/** Approved work that is paid in part gets what is held, and the rest stays due. */
export async function releasePart(
  deps: Pick<Deps, 'live' | 'jobs' | 'clock'>,
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
