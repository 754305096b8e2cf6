import { contractMoves, type DomainEvent } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { requireMove } from '../../../../platform/require-move.ts'
import { setContract } from '../contract.queries.ts'
import { aboutContract } from './about-contract.ts'
import { contractMoveContext, isFunded, moveContextAs, unpaidCents } from './contract.rules.ts'
import type { ContractMoney } from './lock-money.ts'
import { outdateOffer } from './outdate-offer.ts'
import { completeContract } from './release-held.ts'

type Approval = {
  contract: ContractMoney
  /** Null for the clock. */
  actorId: string | null
  version: number
  /** Cents. The clock ran out since they cannot be held longer. */
  heldCents?: number
  at: Date
}

/** Releases what is held for approved work. An unpaid rest becomes due. */
export async function settleApproval(
  deps: Pick<Deps, 'events'>,
  tx: Tx,
  { contract, actorId, version, heldCents, at }: Approval,
): Promise<void> {
  const moveContext = actorId ? contractMoveContext(contract, actorId) : moveContextAs('clock', contract)
  const move = isFunded(contract) ? 'complete' : 'make_payment_due'
  requireMove(contractMoves[move], moveContext)
  await outdateOffer(deps, tx, { contract, at })
  const about = aboutContract(contract)
  const approved: DomainEvent = actorId
    ? { kind: 'delivery.approved', actorId, about, facts: { version } }
    : { kind: 'delivery.auto_approved', actorId, about, facts: { version, ...(heldCents && { heldCents }) } }
  if (move === 'complete') return completeContract(deps, tx, contract, at, [approved])

  await setContract(tx, contract.id, { status: contractMoves.make_payment_due.to, autoApprovalAt: null })
  const facts = { dueCents: unpaidCents(contract) }
  await deps.events.record(tx, at, approved, { kind: 'money.due', actorId: null, about, facts })
}
