import type { DeliveryStatus } from '@guildhall/contract'
import { eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../platform/database/database.ts'
import { users } from '../accounts/account.tables.ts'
import { contracts } from '../contracts/contract.tables.ts'
import { profiles } from '../profiles/profile.tables.ts'
import { projects } from '../projects/project.tables.ts'
import { proposals } from '../proposals/proposal.tables.ts'
import { cardDisputedSql } from './shared/card-disputed.queries.ts'
import type { DeliveryFacts } from './shared/delivery.rules.ts'
import { newestVersionSql } from './shared/newest-version.queries.ts'

export type DeliveryStandingRow = DeliveryFacts & {
  proposalId: string
  projectId: string
  clientName: string
  freelancerName: string
  /** Of the contract; null before acceptance. */
  criteria: string | null
  autoApprovalAt: Date | null
  heldUntil: Date | null
}

const nameOf = (userId: AnyPgColumn) => sql<string>`(select coalesce(nullif(p.name, ''), u.username)
  from ${users} u left join ${profiles} p on p.user_id = u.id where u.id = ${userId})`

function selectStandings(db: Db | Tx) {
  return db
    .select({
      proposalId: proposals.id,
      projectId: proposals.projectId,
      clientId: projects.clientId,
      freelancerId: proposals.freelancerId,
      status: proposals.status,
      deliveryStatus: proposals.deliveryStatus,
      projectStatus: projects.status,
      contractStatus: contracts.status,
      newestVersion: newestVersionSql(proposals.id),
      cardDisputed: cardDisputedSql(proposals.id),
      clientName: nameOf(projects.clientId),
      freelancerName: nameOf(proposals.freelancerId),
      criteria: contracts.criteria,
      autoApprovalAt: contracts.autoApprovalAt,
      heldUntil: contracts.heldUntil,
    })
    .from(proposals)
    .innerJoin(projects, eq(projects.id, proposals.projectId))
    .leftJoin(contracts, eq(contracts.proposalId, proposals.id))
}

export async function findDeliveryStanding(db: Db | Tx, proposalId: string): Promise<DeliveryStandingRow | undefined> {
  const [row] = await selectStandings(db).where(eq(proposals.id, proposalId))
  return row
}

/** Locks the proposal's row. Lock the project first, as every writer does. */
export async function lockDeliveryStanding(tx: Tx, proposalId: string): Promise<DeliveryStandingRow | undefined> {
  const [row] = await selectStandings(tx).where(eq(proposals.id, proposalId)).for('no key update', { of: proposals })
  return row
}

export async function setDeliveryStatus(tx: Tx, proposalId: string, deliveryStatus: DeliveryStatus) {
  await tx.update(proposals).set({ deliveryStatus }).where(eq(proposals.id, proposalId))
}
