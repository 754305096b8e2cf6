import { contractMoves, toDollars } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { requireMove } from '../../../platform/require-move.ts'
import { notify } from '../../notifications/shared/notify.ts'
import { insertContractEvent, setContract } from '../contract.queries.ts'
import { releaseHeld } from '../release-held.ts'
import { contractStanding, isFunded, standingAs, unpaidCents } from './contract.rules.ts'
import { lockMoney } from './lock-money.ts'
import { outdateOffer } from './outdate-offer.ts'

/**
 * The work of a proposal is approved: what is held goes to the freelancer and the contract is completed; what is not paid yet
 * becomes due. `actorId` is null when the clock approves.
 */
export async function settleApproval(
  deps: Pick<Deps, 'live' | 'jobs' | 'clock'>,
  tx: Tx,
  { proposalId, actorId, at }: { proposalId: string; actorId: string | null; at: Date },
): Promise<void> {
  const contract = await lockMoney(tx, { proposalId })
  const { id, clientId, projectId, title } = contract
  const standing = actorId ? contractStanding(contract, actorId) : standingAs('clock', contract)
  const move = isFunded(contract) ? 'complete' : 'make_payment_due'
  requireMove(contractMoves[move], standing)
  await outdateOffer(tx, { contractId: id, openOfferBy: contract.openOfferBy, openChangeBy: contract.openChangeBy, at })
  await insertContractEvent(tx, { contractId: id, kind: actorId ? 'approved' : 'auto_approved', actorId, at })
  if (move === 'complete') return releaseHeld(deps, tx, contract, at)

  await setContract(tx, id, { status: contractMoves.make_payment_due.to, autoApprovalAt: null })
  await insertContractEvent(tx, { contractId: id, kind: 'payment_due', actorId: null, at })
  const amountUsd = toDollars(unpaidCents(contract))
  const facts = { contractId: id, projectId, projectTitle: title, amountUsd }
  await notify(deps, tx, [{ userId: clientId, kind: 'money.due', facts, event: id }])
}
