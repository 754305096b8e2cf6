import type { ContractStatus, DeliveryStatus, ProjectStatus, ProposalStatus } from '@guildhall/contract'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { assertRow } from '../../../platform/database/assert-row.ts'
import { type Db, queryNamed, type Tx } from '../../../platform/database/database.ts'
import type { AttachmentRow } from '../../1-ground/uploads/shared/receive-loose-files.ts'
import { profiles } from '../../1-ground/users/profile.tables.ts'
import { shownNameSql, shownPictureSql } from '../../1-ground/users/shared/shown-person.queries.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { blockedText } from '../../2-people/restrictions/shared/blocked.queries.ts'
import { hiddenSql } from '../../2-people/restrictions/shared/hidden.queries.ts'
import { shownProfileText } from '../../2-people/restrictions/shared/shown-profile.queries.ts'
import { suspendedSql } from '../../2-people/restrictions/shared/suspended.queries.ts'
import { projects } from '../projects/project.tables.ts'
import { proposals } from './proposal.tables.ts'
import { type CounterRow, countersSql } from './proposal-counter.queries.ts'
import { attachmentsSql } from './proposal-file.queries.ts'
import { proposalContracts as contracts, deliveredVersions, disputedCards } from './shared/contract.views.ts'
import type { Milestone } from './shared/milestone.rules.ts'

export type ProposalRow = {
  id: string
  projectId: string
  projectTitle: string
  projectStatus: ProjectStatus
  clientId: string
  clientName: string
  clientPicture: string
  freelancerId: string
  freelancerName: string
  freelancerPicture: string
  freelancerEmail: string
  message: string
  messageTruncated?: boolean
  bidCents: number
  atBudget: boolean
  deliveryDays: number | null
  skills: string[]
  milestones: Milestone[]
  status: ProposalStatus
  deliveryStatus: DeliveryStatus
  newestVersion: number
  cardDisputed: boolean
  createdAt: Date
  acceptedAt: Date | null
  contractId: string | null
  contractStatus: ContractStatus | null
  freelancerSuspended: boolean
  projectHidden: boolean
  version: number
  editedAt: Date | null
  openedAt: Date | null
  attachments: AttachmentRow[]
  counters: CounterRow[]
}

const freelancers = alias(users, 'freelancers')
const clients = alias(users, 'clients')
const freelancerProfiles = alias(profiles, 'freelancer_profiles')
const clientProfiles = alias(profiles, 'client_profiles')

const isClientShown = sql.raw(shownProfileText('client_profiles.user_id', 'proposals.freelancer_id'))
const isFreelancerShown = sql.raw(shownProfileText('freelancer_profiles.user_id', 'projects.client_id'))

const columns = {
  id: proposals.id,
  projectId: proposals.projectId,
  projectTitle: projects.title,
  projectStatus: projects.status,
  clientId: projects.clientId,
  clientName: shownNameSql(clients, clientProfiles),
  clientPicture: shownPictureSql(clientProfiles),
  freelancerId: proposals.freelancerId,
  freelancerName: shownNameSql(freelancers, freelancerProfiles),
  freelancerPicture: shownPictureSql(freelancerProfiles),
  freelancerEmail: freelancers.email,
  bidCents: proposals.bidCents,
  atBudget: proposals.atBudget,
  deliveryDays: proposals.deliveryDays,
  skills: proposals.skills,
  milestones: proposals.milestones,
  status: proposals.status,
  deliveryStatus: proposals.deliveryStatus,
  newestVersion: sql<number>`(select coalesce(max(d.version), 0) from ${deliveredVersions} d where d.proposal_id = ${proposals.id})`,
  cardDisputed: sql<boolean>`exists (select from ${disputedCards} d where d.proposal_id = ${proposals.id})`,
  createdAt: proposals.createdAt,
  acceptedAt: proposals.acceptedAt,
  contractId: contracts.contractId,
  contractStatus: contracts.status,
  freelancerSuspended: suspendedSql(proposals.freelancerId),
  projectHidden: hiddenSql('project', proposals.projectId),
  version: proposals.version,
  editedAt: proposals.editedAt,
  openedAt: proposals.openedAt,
  attachments: attachmentsSql,
  counters: countersSql,
}

const wholeMessage = { text: sql<string>`${proposals.message}`, isTruncated: sql<boolean>`false` }

export function selectProposals<More extends Record<string, SQL<number>>>(
  db: Db | Tx,
  message: typeof wholeMessage,
  more: More,
) {
  return db
    .select({ ...columns, message: message.text, messageTruncated: message.isTruncated, ...more })
    .from(proposals)
    .innerJoin(projects, eq(projects.id, proposals.projectId))
    .innerJoin(clients, eq(clients.id, projects.clientId))
    .innerJoin(freelancers, eq(freelancers.id, proposals.freelancerId))
    .leftJoin(clientProfiles, and(eq(clientProfiles.userId, projects.clientId), isClientShown))
    .leftJoin(freelancerProfiles, and(eq(freelancerProfiles.userId, proposals.freelancerId), isFreelancerShown))
    .leftJoin(contracts, eq(contracts.proposalId, proposals.id))
}

export async function findProposal(db: Db | Tx, id: string): Promise<ProposalRow | undefined> {
  const [row] = await selectProposals(db, wholeMessage, {}).where(eq(proposals.id, id))
  return row
}

/** Never changes, so it needs no lock. */
export async function findProjectIdOf(db: Db | Tx, id: string): Promise<string | undefined> {
  const [row] = await db.select({ projectId: proposals.projectId }).from(proposals).where(eq(proposals.id, id))
  return row?.projectId
}

export async function findParties(db: Db, id: string) {
  const [row] = await db
    .select({
      projectId: proposals.projectId,
      projectTitle: projects.title,
      freelancerId: proposals.freelancerId,
      clientId: projects.clientId,
    })
    .from(proposals)
    .innerJoin(projects, eq(projects.id, proposals.projectId))
    .where(eq(proposals.id, id))
  return row
}

type ProposingFacts = { hasProposed: boolean; isBlocked: boolean }

/** Reliable only while the project is locked. */
export async function findProposingFacts(
  tx: Tx,
  { projectId, clientId, freelancerId }: { projectId: string; clientId: string; freelancerId: string },
): Promise<ProposingFacts> {
  const text = `select exists (select from proposals where project_id = $1 and freelancer_id = $2) as "hasProposed",
    ${blockedText('$2::uuid', '$3::uuid')} as "isBlocked"`
  const [row] = await queryNamed<ProposingFacts>(tx, 'proposing_facts', text, [projectId, freelancerId, clientId])
  assertRow(row, 'a row of facts')
  return row
}
