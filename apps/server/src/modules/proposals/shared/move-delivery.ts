import type { DeliveryStatus } from '@guildhall/contract'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { holdProject } from '../../projects/shared/complete-project.ts'
import { findProjectIdOf } from '../proposal.queries.ts'
import {
  type DeliveryProposalRow,
  findDeliveryProposal,
  lockDeliveryProposal,
  setProposalDeliveryStatus,
} from '../proposal-delivery.queries.ts'

export type ProposalForDelivery = DeliveryProposalRow

/** The parties and states a delivery depends on, as they are now. */
export function findProposalForDelivery(db: Db | Tx, proposalId: string): Promise<ProposalForDelivery | undefined> {
  return findDeliveryProposal(db, proposalId)
}

/**
 * The same, locked until the transaction ends. The project is locked first, as in accepting a proposal: two
 * transactions that took the same rows in different orders could wait for each other for ever.
 */
export async function lockProposalForDelivery(tx: Tx, proposalId: string): Promise<ProposalForDelivery | undefined> {
  const projectId = await findProjectIdOf(tx, proposalId)
  if (!projectId) return undefined
  await holdProject(tx, projectId)
  return lockDeliveryProposal(tx, proposalId)
}

/** Records where the delivery of a locked proposal stands. Whether it may move there is the delivery's to say. */
export function setDeliveryStatus(tx: Tx, proposalId: string, status: DeliveryStatus): Promise<void> {
  return setProposalDeliveryStatus(tx, proposalId, status)
}
