import type { Db, Tx } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import {
  findProposalForDelivery,
  lockProposalForDelivery,
  type ProposalForDelivery,
} from '../proposals/shared/move-delivery.ts'
import { type DeliveryMove, refusalToMove } from './shared/delivery.rules.ts'

export type MoveRequest = { proposalId: string; userId: string }

/** Throws where `userId` may not make `move` as things stand. Nothing is locked: whoever writes asks again. */
export async function requireMove(db: Db, move: DeliveryMove, { proposalId, userId }: MoveRequest) {
  judge(await findProposalForDelivery(db, proposalId), move, userId)
}

/** Locks the proposal and its project until the transaction ends; throws where `userId` may not make `move`. */
export async function lockForMove(
  tx: Tx,
  move: DeliveryMove,
  { proposalId, userId }: MoveRequest,
): Promise<ProposalForDelivery> {
  return judge(await lockProposalForDelivery(tx, proposalId), move, userId)
}

function judge(proposal: ProposalForDelivery | undefined, move: DeliveryMove, userId: string) {
  if (!proposal) throw new DomainError('proposal.not_found')
  const refusal = refusalToMove(move, proposal, userId)
  if (refusal) throw new DomainError(refusal)
  return proposal
}
