import type { DeliveryStatus, ProposalStatus } from '@guildhall/contract'
import { eq } from 'drizzle-orm'
import { type Db, queryNamed, type Tx } from '../../platform/database/database.ts'
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

/** Each half reads partial indexes that hold only what waits. */
export const countWaitingSql = `select
  (select count(*) from projects j join proposals p on p.project_id = j.id and p.delivery_status = 'submitted'
    where j.client_id = $1 and j.status = 'in_progress') as "deliveriesToReview",
  (select count(*) from proposals p
    where p.freelancer_id = $1 and p.delivery_status = 'rejected') as "changesRequested"`

/** How many deliveries wait for a person's review, and how many for changes they were asked for. */
export async function countWaiting(db: Db, userId: string) {
  type Row = { deliveriesToReview: number; changesRequested: number }
  const [row] = await queryNamed<Row>(db, 'deliveries_waiting', countWaitingSql, [userId])
  return row ?? { deliveriesToReview: 0, changesRequested: 0 }
}
