import { contractMoves, type DomainEvent } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { setEnded } from '../contract.queries.ts'
import { setReleased } from '../milestone.queries.ts'
import { isFunded } from './contract.rules.ts'
import type { ContractMoney } from './lock-money.ts'
import { refreshHeldUntil } from './refresh-held-until.ts'
import { bookRelease, releaseMoney } from './release-money.ts'

type Needed = Pick<Deps, 'events'>

/** Releases all that is held, less the fee. `before`: what happened first, to be recorded with it. */
export async function completeContract(
  deps: Needed,
  tx: Tx,
  contract: ContractMoney,
  at: Date,
  before: readonly DomainEvent[] = [],
): Promise<void> {
  const { id, heldCents: cents } = contract
  const released = await bookRelease(tx, contract, { cents, source: `${id}:completed`, at })
  if (contract.milestonesLeft > 0) await setReleased(tx, { contractId: id, releasedAt: at })
  await setEnded(tx, id, { status: contractMoves.complete.to, at })
  const completed = { kind: 'contract.completed', actorId: null, about: released.about } as const
  await deps.events.record(tx, at, ...before, released, completed)
}

/** Releases what is held for approved work if it is all there and no bank dispute is open. Returns whether it did. */
export async function releaseDue(deps: Needed, tx: Tx, contract: ContractMoney, at: Date): Promise<boolean> {
  if (contract.status !== 'payment_due' || contract.cardDisputed || !isFunded(contract)) return false
  await completeContract(deps, tx, contract, at)
  return true
}

/** Approved work that is paid in part gets what is held, and the rest stays due. */
export async function releasePart(deps: Needed, tx: Tx, contract: ContractMoney, at: Date): Promise<void> {
  const source = `${contract.id}:held:${at.toISOString()}`
  await releaseMoney(deps, tx, contract, { cents: contract.heldCents, source, at })
  await refreshHeldUntil(tx, contract.id)
}
