import type { Db } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { findProposalForDelivery, type ProposalForDelivery } from '../proposals/shared/move-delivery.ts'
import {
  type DeliverableRow,
  type DeliveryVersionRow,
  findDeliverable,
  findVersion,
  listVersions,
} from './delivery.queries.ts'
import { refusalToRead } from './shared/delivery.rules.ts'

export type Delivery = { proposal: ProposalForDelivery; versions: DeliveryVersionRow[] }

/** The whole delivery of a proposal, for its client and its freelancer. */
export async function getDelivery(db: Db, proposalId: string, viewerId: string): Promise<Delivery> {
  const proposal = await requireReader(db, proposalId, viewerId)
  return { proposal, versions: await listVersions(db, proposalId) }
}

/** One version with its whole texts, for the same two. */
export async function getVersion(
  db: Db,
  { proposalId, version, viewerId }: { proposalId: string; version: number; viewerId: string },
): Promise<DeliveryVersionRow> {
  await requireReader(db, proposalId, viewerId)
  const found = await findVersion(db, { proposalId, version })
  if (!found) throw new DomainError('delivery.version_not_found')
  return found
}

/** One file of whichever version, for the same two. */
export async function getDeliverable(
  db: Db,
  { proposalId, fileId, viewerId }: { proposalId: string; fileId: string; viewerId: string },
): Promise<DeliverableRow> {
  await requireReader(db, proposalId, viewerId)
  const file = await findDeliverable(db, proposalId, fileId)
  if (!file) throw new DomainError('deliverable.not_found')
  return file
}

async function requireReader(db: Db, proposalId: string, viewerId: string) {
  const proposal = await findProposalForDelivery(db, proposalId)
  if (!proposal) throw new DomainError('proposal.not_found')
  const refusal = refusalToRead(proposal, viewerId)
  if (refusal) throw new DomainError(refusal)
  return proposal
}
