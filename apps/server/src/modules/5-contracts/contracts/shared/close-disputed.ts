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

/** Lock contract and project first. Late payments are refunded. `actorId` is null if an operator decided. */
export async function closeDisputed(
  deps: Pick<Deps, 'events' | 'jobs'>,
  tx: Tx,
  {
    project,
    contract,
    actorId,
    at,
  }: { project: LockedProject; contract: ContractMoney; actorId: string | null; at: Date },
): Promise<void> {
  const { id: contractId, heldCents } = contract
  requireMove(
    contractMoves.settle_dispute,
    actorId ? contractMoveContext(contract, actorId) : moveContextAs('operator', contract),
  )
  await setEnded(tx, contractId, { status: contractMoves.settle_dispute.to, at })
  await moveProject(tx, 'cancel', { project, actorId, now: at })
  await deps.events.record(tx, at, {
    kind: 'contract.cancelled',
    actorId,
    about: aboutContract(contract),
    facts: { after: 'dispute' },
  })
  if (heldCents > 0) await refundPayments(deps, tx, { contract, cents: heldCents, at })
}
