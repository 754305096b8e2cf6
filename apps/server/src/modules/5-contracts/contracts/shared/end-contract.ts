import { contractMoves } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { requireMove } from '../../../../platform/require-move.ts'
import type { LockedProject } from '../../../4-hiring/projects/shared/lock-project.ts'
import { moveProject } from '../../../4-hiring/projects/shared/move-project.ts'
import { refundPayments } from '../../payments/shared/refund-payments.ts'
import { setEnded } from '../contract.queries.ts'
import { aboutContract } from './about-contract.ts'
import { contractMoveContext, moveContextAs } from './contract.rules.ts'
import type { ContractMoney } from './lock-money.ts'
import { outdateOffer } from './outdate-offer.ts'
import { releaseMoney } from './release-money.ts'
import { requireWholeSplit, type Split } from './split.rules.ts'

export type End = {
  project: LockedProject
  contract: ContractMoney
  split: Split
  actorId: string | null
  at: Date
}

/** Lock contract and project first. Throws `contract.offer_sum` if the split is not all that is held. */
export async function endContract(
  deps: Pick<Deps, 'events' | 'jobs'>,
  tx: Tx,
  { project, contract, split, actorId, at }: End,
): Promise<void> {
  const { id } = contract
  requireMove(contractMoves.end, actorId ? contractMoveContext(contract, actorId) : moveContextAs('operator', contract))
  requireWholeSplit(split, contract.heldCents)
  await outdateOffer(deps, tx, { contract, at })
  await setEnded(tx, id, { status: contractMoves.end.to, at })
  await moveProject(tx, 'cancel', { project, actorId, now: at })
  const about = aboutContract(contract)
  await deps.events.record(tx, at, { kind: 'contract.cancelled', actorId, about, facts: { after: 'end' } })
  if (split.releaseCents > 0) {
    await releaseMoney(deps, tx, contract, { cents: split.releaseCents, source: `${id}:ended`, at })
  }
  if (split.refundCents > 0) await refundPayments(deps, tx, { contract, cents: split.refundCents, at })
}
