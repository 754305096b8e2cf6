import { contractMoves } from '@guildhall/contract'
import type { Tx } from '../../../platform/database/database.ts'
import { requireMove } from '../../../platform/require-move.ts'
import { postDisputeHold } from '../../ledger/shared/post-entry.ts'
import { insertContractEvent, setContract } from '../contract.queries.ts'
import { contractStanding } from './contract.rules.ts'
import type { ContractMoney } from './lock-money.ts'
import { outdateOffer } from './outdate-offer.ts'

/** What is held is set aside, and nothing is approved automatically any more. */
export async function holdForDispute(
  tx: Tx,
  { contract, disputeId, actorId, at }: { contract: ContractMoney; disputeId: string; actorId: string; at: Date },
): Promise<void> {
  const { id: contractId, heldCents: cents } = contract
  requireMove(contractMoves.open_dispute, contractStanding(contract, actorId))
  await outdateOffer(tx, { contractId, at })
  await setContract(tx, contractId, { status: contractMoves.open_dispute.to, autoApprovalAt: null })
  await postDisputeHold(tx, { contractId, source: disputeId, at, cents })
  await insertContractEvent(tx, { contractId, kind: 'dispute_opened', actorId, at, facts: { cents } })
}
