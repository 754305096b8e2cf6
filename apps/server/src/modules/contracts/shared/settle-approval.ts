import { contractMoves } from '@guildhall/contract'
import type { Tx } from '../../../platform/database/database.ts'
import { requireMove } from '../../../platform/require-move.ts'
import { findBalance } from '../../ledger/shared/balances.ts'
import { postRelease } from '../../ledger/shared/post-entry.ts'
import {
  findReleased,
  insertContractEvent,
  type LockedContract,
  lockContractBy,
  setContract,
} from '../contract.queries.ts'
import { contractStanding, isFunded, standingAs } from '../contract.rules.ts'

/**
 * The work of a proposal is approved: what is held goes to the freelancer and the contract is completed; what is not paid yet becomes
 * due. `actorId` is null when the clock approves.
 */
export async function settleApproval(
  tx: Tx,
  { proposalId, actorId, at }: { proposalId: string; actorId: string | null; at: Date },
): Promise<void> {
  const contract = await lockContractBy(tx, { proposalId })
  // Work that was agreed before there were contracts may have none.
  if (!contract) return
  const money = await withMoney(tx, contract)
  await insertContractEvent(tx, { contractId: contract.id, kind: actorId ? 'approved' : 'auto_approved', actorId, at })
  const standing = actorId ? contractStanding(money, actorId) : standingAs('clock', money)
  if (isFunded(money)) {
    requireMove(contractMoves.complete, standing)
    return release(tx, money, at)
  }
  requireMove(contractMoves.make_payment_due, standing)
  await setContract(tx, contract.id, { status: contractMoves.make_payment_due.to, autoApprovalAt: null })
  await insertContractEvent(tx, { contractId: contract.id, kind: 'payment_due', actorId: null, at })
}

export type ContractMoney = LockedContract & { heldCents: number; releasedCents: number }

/** A locked contract with what is held and was released: everything that moves its money locks it first. */
export async function withMoney(tx: Tx, contract: LockedContract): Promise<ContractMoney> {
  const heldCents = await findBalance(tx, 'escrow', contract.id)
  return { ...contract, heldCents, releasedCents: await findReleased(tx, contract.id) }
}

/** All that is held goes to the freelancer, and the contract is completed. */
export async function release(tx: Tx, { id, heldCents, releasedCents, freelancerId, feeBps }: ContractMoney, at: Date) {
  await postRelease(tx, {
    contractId: id,
    source: `${id}:completed`,
    at,
    cents: heldCents,
    freelancerId,
    feeBps,
    releasedCents,
  })
  await insertContractEvent(tx, { contractId: id, kind: 'released', actorId: null, at, facts: { cents: heldCents } })
  await setContract(tx, id, { status: contractMoves.complete.to, endedAt: at, autoApprovalAt: null })
}
