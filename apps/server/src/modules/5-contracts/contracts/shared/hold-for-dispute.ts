import { contractMoves } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { requireMove } from '../../../../platform/require-move.ts'
import { postDisputeHold } from '../../../1-ground/ledger/shared/post-entry.ts'
import { setContract } from '../contract.queries.ts'
import { aboutContract } from './about-contract.ts'
import { contractMoveContext } from './contract.rules.ts'
import type { ContractMoney } from './lock-money.ts'
import { outdateOffer } from './outdate-offer.ts'

/** What is held is set aside, and nothing is approved automatically any more. */
export async function holdForDispute(
  deps: Pick<Deps, 'events'>,
  tx: Tx,
  {
    contract,
    disputeId,
    actorId,
    claimsUntil,
    at,
  }: { contract: ContractMoney; disputeId: string; actorId: string; claimsUntil: Date; at: Date },
): Promise<void> {
  const { id: contractId, heldCents: cents } = contract
  requireMove(contractMoves.open_dispute, contractMoveContext(contract, actorId))
  await outdateOffer(deps, tx, { contract, at })
  await setContract(tx, contractId, { status: contractMoves.open_dispute.to, autoApprovalAt: null })
  await postDisputeHold(tx, { contractId, source: disputeId, at, cents })
  await deps.events.record(tx, at, {
    kind: 'dispute.opened',
    actorId,
    about: aboutContract(contract),
    facts: { cents, disputeId, claimsUntil: claimsUntil.toISOString() },
  })
}
