import type { DeliveryStatus, ProposalStatus } from '@guildhall/contract'
import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/database.ts'
import { projects } from '../projects/project.tables.ts'
import { proposals } from './proposal.tables.ts'

/** What a delivery has to know of its proposal. */
export type DeliveryProposalRow = {
  id: string
  projectId: string
  clientId: string
  freelancerId: string
  status: ProposalStatus
  deliveryStatus: DeliveryStatus
}

const columns = {
  id: proposals.id,
  projectId: proposals.projectId,
  clientId: projects.clientId,
  freelancerId: proposals.freelancerId,
  status: proposals.status,
  deliveryStatus: proposals.deliveryStatus,
}

export async function findDeliveryProposal(db: Db | Tx, id: string): Promise<DeliveryProposalRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(proposals)
    .innerJoin(projects, eq(projects.id, proposals.projectId))
    .where(eq(proposals.id, id))
  return row
}

/** Locks the proposal's row alone. The project's row has to be locked already; every writer takes them in that order. */
export async function lockDeliveryProposal(tx: Tx, id: string): Promise<DeliveryProposalRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(proposals)
    .innerJoin(projects, eq(projects.id, proposals.projectId))
    .where(eq(proposals.id, id))
    .for('update', { of: proposals })
  return row
}

export async function setProposalDeliveryStatus(tx: Tx, id: string, deliveryStatus: DeliveryStatus) {
  await tx.update(proposals).set({ deliveryStatus }).where(eq(proposals.id, id))
}
