import { contractMoves, toDollars } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { requireMove } from '../../../platform/require-move.ts'
import type { Notice } from '../../notifications/shared/notify.ts'
import { insertContractEvents, setContract } from '../contract.queries.ts'
import { completeContract } from '../release-held.ts'
import { contractStanding, isFunded, standingAs, unpaidCents } from './contract.rules.ts'
import type { ContractMoney } from './lock-money.ts'
import { outdateOffer } from './outdate-offer.ts'

/** An unpaid rest becomes due. `actorId` is null for the clock. Returns what to tell about the money. */
export async function settleApproval(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  { contract, actorId, at }: { contract: ContractMoney; actorId: string | null; at: Date },
): Promise<Notice> {
  const { id, clientId, projectId, title } = contract
  const standing = actorId ? contractStanding(contract, actorId) : standingAs('clock', contract)
  const move = isFunded(contract) ? 'complete' : 'make_payment_due'
  requireMove(contractMoves[move], standing)
  await outdateOffer(tx, { contractId: id, openOfferBy: contract.openOfferBy, openChangeBy: contract.openChangeBy, at })
  const approved = { contractId: id, kind: actorId ? 'approved' : 'auto_approved', actorId, at } as const
  if (move === 'complete') return completeContract(deps, tx, contract, at, [approved])

  await setContract(tx, id, { status: contractMoves.make_payment_due.to, autoApprovalAt: null })
  await insertContractEvents(tx, [approved, { contractId: id, kind: 'payment_due', actorId: null, at }])
  const amountUsd = toDollars(unpaidCents(contract))
  const facts = { contractId: id, projectId, projectTitle: title, amountUsd }
  return { userId: clientId, kind: 'money.due', facts, event: id }
}
