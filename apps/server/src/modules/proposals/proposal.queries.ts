import {
  type ContractStatus,
  type DeliveryStatus,
  type ProjectStatus,
  type ProposalMarkFilter,
  type ProposalStatus,
  proposalMoves,
} from '@guildhall/contract'
import { and, asc, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../platform/database/database.ts'
import { isAfter, type Keyset, newestFirst } from '../../platform/database/keyset.ts'
import { truncatedText } from '../../platform/database/truncated-text.ts'
import { users } from '../accounts/account.tables.ts'
import { contracts } from '../contracts/contract.tables.ts'
import { cardDisputedSql } from '../deliveries/shared/card-disputed.queries.ts'
import { newestVersionSql } from '../deliveries/shared/newest-version.queries.ts'
import { suspendedSql } from '../operators/shared/suspended.queries.ts'
import { profiles } from '../profiles/profile.tables.ts'
import { projects } from '../projects/project.tables.ts'
import { hiddenSql } from '../reports/shared/hidden.queries.ts'
import { proposals } from './proposal.tables.ts'
import { type CounterRow, countersSql } from './proposal-counter.queries.ts'
import { type AttachmentRow, attachmentsSql } from './proposal-file.queries.ts'
import { markedSql } from './proposal-note.queries.ts'
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
  /** Newest version of the delivery, 0 before the first. */
  newestVersion: number
  cardDisputed: boolean
  createdAt: Date
  acceptedAt: Date | null
  contractId: string | null
  contractStatus: ContractStatus | null
  freelancerSuspended: boolean
  /** Operators hid the project. */
  projectHidden: boolean
  version: number
  editedAt: Date | null
  openedAt: Date | null
  attachments: AttachmentRow[]
  counters: CounterRow[]
}

export type ProposalScope = { projectId: string } | { freelancerId: string } | { clientId: string }
export type ProposalFilter = {
  scope: ProposalScope
  status?: ProposalStatus | undefined
  /** Withdrawn ones are listed by that status alone. */
  isForClient?: boolean | undefined
  /** The client's own marks. */
  mark?: ProposalMarkFilter | undefined
  projectId?: string | undefined
  contains?: string | undefined
  end?: Keyset | undefined
  limit: number
}

const keyset = { at: proposals.createdAt, id: proposals.id }

const freelancers = alias(users, 'freelancers')
const clients = alias(users, 'clients')
const freelancerProfiles = alias(profiles, 'freelancer_profiles')
const clientProfiles = alias(profiles, 'client_profiles')

function shownName(
  user: typeof clients | typeof freelancers,
  profile: typeof clientProfiles | typeof freelancerProfiles,
) {
  return sql<string>`coalesce(nullif(${profile.name}, ''), ${user.username})`
}

function shownPicture(profile: typeof clientProfiles | typeof freelancerProfiles) {
  return sql<string>`coalesce(${profile.profileImage}, '')`
}

const columns = {
  id: proposals.id,
  projectId: proposals.projectId,
  projectTitle: projects.title,
  projectStatus: projects.status,
  clientId: projects.clientId,
  clientName: shownName(clients, clientProfiles),
  clientPicture: shownPicture(clientProfiles),
  freelancerId: proposals.freelancerId,
  freelancerName: shownName(freelancers, freelancerProfiles),
  freelancerPicture: shownPicture(freelancerProfiles),
  freelancerEmail: freelancers.email,
  bidCents: proposals.bidCents,
  atBudget: proposals.atBudget,
  deliveryDays: proposals.deliveryDays,
  skills: proposals.skills,
  milestones: proposals.milestones,
  status: proposals.status,
  deliveryStatus: proposals.deliveryStatus,
  newestVersion: newestVersionSql(proposals.id),
  cardDisputed: cardDisputedSql(proposals.id),
  createdAt: proposals.createdAt,
  acceptedAt: proposals.acceptedAt,
  contractId: contracts.id,
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

/** Proposals with project and parties, plus the columns in `more`. */
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
    .leftJoin(clientProfiles, eq(clientProfiles.userId, projects.clientId))
    .leftJoin(freelancerProfiles, eq(freelancerProfiles.userId, proposals.freelancerId))
    .leftJoin(contracts, eq(contracts.proposalId, proposals.id))
}

export async function findProposal(db: Db | Tx, id: string): Promise<ProposalRow | undefined> {
  const [row] = await selectProposals(db, wholeMessage, {}).where(eq(proposals.id, id))
  return row
}

export async function listNewestProposals(db: Db, filter: ProposalFilter): Promise<ProposalRow[]> {
  return selectProposals(db, truncatedText(proposals.message), {})
    .where(and(scopeOf(filter.scope), ...conditionsOf(filter)))
    .orderBy(...newestFirst(keyset))
    .limit(filter.limit)
}

function scopeOf(scope: ProposalScope): SQL {
  if ('projectId' in scope) return eq(proposals.projectId, scope.projectId)
  if ('freelancerId' in scope) return eq(proposals.freelancerId, scope.freelancerId)
  return eq(projects.clientId, scope.clientId)
}

export function conditionsOf({
  status,
  isForClient,
  mark,
  projectId,
  contains,
  end,
}: Omit<ProposalFilter, 'scope' | 'limit'>): (SQL | undefined)[] {
  return [
    status ? eq(proposals.status, status) : isForClient ? ne(proposals.status, 'withdrawn') : undefined,
    mark ? markedSql(mark) : undefined,
    onProject(projectId),
    containing(contains),
    isAfter(keyset, end),
  ]
}

/** Lower-cased by the database on both sides: it and JavaScript disagree on letters such as İ. */
function containing(pattern: string | undefined): SQL | undefined {
  if (!pattern) return undefined
  return sql`(lower(${proposals.message}) like lower(${pattern}) or lower(${projects.title}) like lower(${pattern}))`
}

function onProject(projectId: string | undefined) {
  return projectId ? eq(proposals.projectId, projectId) : undefined
}

export async function countProposals(
  db: Db,
  { scope, mark, projectId, contains }: Pick<ProposalFilter, 'scope' | 'mark' | 'projectId' | 'contains'>,
): Promise<Record<ProposalStatus, number>> {
  const rows = await db
    .select({ status: proposals.status, count: sql<number>`count(*)` })
    .from(proposals)
    .innerJoin(projects, eq(projects.id, proposals.projectId))
    .where(and(scopeOf(scope), mark ? markedSql(mark) : undefined, onProject(projectId), containing(contains)))
    .groupBy(proposals.status)
  const counts: Record<ProposalStatus, number> = { pending: 0, accepted: 0, rejected: 0, withdrawn: 0 }
  for (const { status, count } of rows) counts[status] = count
  return counts
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
      freelancerId: proposals.freelancerId,
      clientId: projects.clientId,
    })
    .from(proposals)
    .innerJoin(projects, eq(projects.id, proposals.projectId))
    .where(eq(proposals.id, id))
  return row
}

/** Reliable only while the project is locked. */
export async function hasProposed(tx: Tx, projectId: string, freelancerId: string): Promise<boolean> {
  const found = await tx
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(eq(proposals.projectId, projectId), eq(proposals.freelancerId, freelancerId)))
  return found.length > 0
}

export type ProposalValues = Pick<
  ProposalRow,
  'message' | 'bidCents' | 'atBudget' | 'deliveryDays' | 'skills' | 'milestones'
>

/** Also counts it on its project, whose row must be locked. Returns the id. */
export async function insertCountedProposal(
  tx: Tx,
  values: ProposalValues & Pick<ProposalRow, 'projectId' | 'freelancerId'>,
): Promise<string> {
  const [row] = await tx.insert(proposals).values(values).returning({ id: proposals.id })
  if (!row) throw new Error('an inserted proposal must be returned')
  await countProposal(tx, values.projectId, 1)
  return row.id
}

async function countProposal(tx: Tx, projectId: string, more: 1 | -1) {
  await tx
    .update(projects)
    .set({ proposalCount: sql`${projects.proposalCount} + ${more}` })
    .where(eq(projects.id, projectId))
}

/** Locks a proposal and returns it; its project has to be locked before. */
export async function lockProposal(tx: Tx, id: string): Promise<ProposalRow | undefined> {
  await tx.select({ id: proposals.id }).from(proposals).where(eq(proposals.id, id)).for('no key update')
  return findProposal(tx, id)
}

/** Takes a locked proposal. Sets its terms as its next version. */
export async function setNextVersion(tx: Tx, id: string, values: Partial<ProposalValues>, editedAt: Date) {
  await tx
    .update(proposals)
    .set({ ...values, editedAt, version: sql`${proposals.version} + 1` })
    .where(eq(proposals.id, id))
}

/** Withdraws a proposal, which then no longer counts on its project. Both must be locked. */
export async function setWithdrawn(tx: Tx, { id, projectId }: Pick<ProposalRow, 'id' | 'projectId'>) {
  await tx.update(proposals).set({ status: proposalMoves.withdraw.to }).where(eq(proposals.id, id))
  await countProposal(tx, projectId, -1)
}

/** The opposite. Counts as a version, whose number is limited. */
export async function setSentAgain(tx: Tx, { id, projectId }: Pick<ProposalRow, 'id' | 'projectId'>) {
  await tx
    .update(proposals)
    .set({ status: proposalMoves.send_again.to, version: sql`${proposals.version} + 1` })
    .where(eq(proposals.id, id))
  await countProposal(tx, projectId, 1)
}

/** Keeps the first instant. */
export async function setOpened(tx: Tx | Db, id: string, openedAt: Date): Promise<boolean> {
  const rows = await tx
    .update(proposals)
    .set({ openedAt })
    .where(and(eq(proposals.id, id), isNull(proposals.openedAt)))
    .returning({ id: proposals.id })
  return rows.length > 0
}

export async function setAccepted(tx: Tx, id: string, acceptedAt: Date) {
  await tx
    .update(proposals)
    .set({ status: proposalMoves.accept.to, acceptedAt, openedAt: sql`coalesce(${proposals.openedAt}, ${acceptedAt})` })
    .where(eq(proposals.id, id))
}

/** Declines every other proposal on the project that can still be declined, and returns them. */
export async function setOthersDeclined(tx: Tx, projectId: string, acceptedId: string) {
  const { from, to } = proposalMoves.decline
  return tx
    .update(proposals)
    .set({ status: to })
    .where(and(eq(proposals.projectId, projectId), ne(proposals.id, acceptedId), inArray(proposals.status, from)))
    .returning({ proposalId: proposals.id, freelancerId: proposals.freelancerId })
}

/** The freelancers whose proposals on the project were declined, by id. */
export async function listDeclined(
  db: Db,
  { projectId, after, limit }: { projectId: string; after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ freelancerId: proposals.freelancerId })
    .from(proposals)
    .where(
      and(
        eq(proposals.projectId, projectId),
        eq(proposals.status, proposalMoves.decline.to),
        after ? gt(proposals.freelancerId, after) : undefined,
      ),
    )
    .orderBy(asc(proposals.freelancerId))
    .limit(limit)
  return rows.map(({ freelancerId }) => freelancerId)
}
