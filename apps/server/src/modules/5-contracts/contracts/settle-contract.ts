import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { recordOperatorAction } from '../../2-people/operator-log/shared/record-operator-action.ts'
import { lockProject } from '../../4-hiring/projects/shared/lock-project.ts'
import { findProjectOf } from './contract.queries.ts'
import { aboutContract } from './shared/about-contract.ts'
import { endContract } from './shared/end-contract.ts'
import { lockMoney } from './shared/lock-money.ts'
import { outdateOffer } from './shared/outdate-offer.ts'

/**
 * For contracts that cannot be disputed, such as unfunded ones. The freelancer gets what `refundCents` leaves, less the
 * fee. Throws the refusals of the move `end`, and `contract.offer_sum` if less is held.
 */
export async function settleContract(
  deps: Pick<Deps, 'database' | 'events' | 'jobs' | 'clock'>,
  { contractId, refundCents, reason }: { contractId: string; refundCents: number; reason: string },
): Promise<{ title: string; releaseCents: number; refundCents: number }> {
  return deps.database.db.transaction(async (tx) => {
    const projectId = await findProjectOf(tx, contractId)
    if (!projectId) throw new DomainError('contract.not_found')
    const project = await lockProject(tx, projectId)
    const contract = await lockMoney(tx, { id: contractId })
    const at = deps.clock()
    // A refund of more than is held is refused by the sum.
    const split = { releaseCents: Math.max(0, contract.heldCents - refundCents), refundCents }
    await outdateOffer(deps, tx, { contract, at })
    await deps.events.record(tx, at, {
      kind: 'contract.settled',
      actorId: null,
      about: aboutContract(contract),
      facts: { reason },
    })
    await recordOperatorAction(tx, { operatorId: null, kind: 'contract.settled', target: contractId, reason, at })
    await endContract(deps, tx, { project, contract, split, actorId: null, at })
    return { title: contract.title, ...split }
  })
}
