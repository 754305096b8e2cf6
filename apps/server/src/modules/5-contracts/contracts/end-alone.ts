import { type ContractDetailView, contractMoves } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { requireMove } from '../../../platform/require-move.ts'
import type { Once } from '../../1-ground/idempotency/shared/answer-once.ts'
import { lockProject } from '../../4-hiring/projects/shared/lock-project.ts'
import { findProjectOf } from './contract.queries.ts'
import { getContract } from './get-contract.ts'
import { contractMoveContext } from './shared/contract.rules.ts'
import { endContract } from './shared/end-contract.ts'
import { lockMoney } from './shared/lock-money.ts'
import { outdateOffer } from './shared/outdate-offer.ts'

/** Refunds all that is held: the other side is suspended and delivered nothing. Throws as the move `end_alone`. */
export async function endAlone(
  deps: Once<Pick<Deps, 'database' | 'events' | 'jobs' | 'clock'>>,
  { contractId, viewerId }: { contractId: string; viewerId: string },
): Promise<ContractDetailView> {
  const { db } = deps.database
  await db.transaction(async (tx) => {
    const projectId = await findProjectOf(tx, contractId)
    if (!projectId) throw new DomainError('contract.not_found')
    const project = await lockProject(tx, projectId)
    const contract = await lockMoney(tx, { id: contractId })
    requireMove(contractMoves.end_alone, contractMoveContext(contract, viewerId))
    const at = deps.clock()
    const split = { releaseCents: 0, refundCents: contract.heldCents }
    await outdateOffer(deps, tx, { contract, at })
    await endContract(deps, tx, { project, contract, split, actorId: viewerId, at })
  })
  return getContract(db, { contractId, viewerId })
}
