import { type DeclineReason, type InvitationStatus, invitationMoves, type ProjectStatus } from '@guildhall/contract'
import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { isAfter, type Keyset, newestFirst } from '../../../platform/database/keyset.ts'
import { profiles } from '../../1-ground/users/profile.tables.ts'
import { shownNameSql, shownPictureSql } from '../../1-ground/users/shared/shown-person.queries.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { hiddenSql } from '../../2-people/restrictions/shared/hidden.queries.ts'
import { shownProfileText } from '../../2-people/restrictions/shared/shown-profile.queries.ts'
import { notSuspendedText } from '../../2-people/restrictions/shared/suspended.queries.ts'
import { projects } from '../projects/project.tables.ts'
import { proposals } from '../proposals/proposal.tables.ts'
import { invitations } from './invitation.tables.ts'

export type InvitationRow = {
  id: string
  projectId: string
  projectTitle: string
  priceCents: number
  deadlineAt: Date
  projectStatus: ProjectStatus
  clientId: string
  clientName: string
  clientTitle: string
  clientPicture: string
  freelancerId: string
  freelancerName: string
  freelancerTitle: string
  freelancerPicture: string
  message: string
  status: InvitationStatus
  declineReason: DeclineReason | null
  declineNote: string
  proposalId: string | null
  createdAt: Date
  expiresAt: Date
  endedAt: Date | null
}

export type InvitationFilter = {
  scope: { freelancerId: string; projectId?: string | undefined } | { projectId: string }
  status?: InvitationStatus | undefined
}

const clients = alias(users, 'clients')
const freelancers = alias(users, 'freelancers')
const clientProfiles = alias(profiles, 'client_profiles')
const freelancerProfiles = alias(profiles, 'freelancer_profiles')
const keyset = { at: invitations.createdAt, id: invitations.id }

const isClientShown = sql.raw(shownProfileText('client_profiles.user_id', 'invitations.freelancer_id'))
const isFreelancerShown = sql.raw(shownProfileText('freelancer_profiles.user_id', 'invitations.client_id'))

const columns = {
  id: invitations.id,
  projectId: invitations.projectId,
  projectTitle: projects.title,
  priceCents: projects.priceCents,
  deadlineAt: projects.deadlineAt,
  projectStatus: projects.status,
  clientId: invitations.clientId,
  clientName: shownNameSql(clients, clientProfiles),
  clientTitle: sql<string>`coalesce(${clientProfiles.title}, '')`,
  clientPicture: shownPictureSql(clientProfiles),
  freelancerId: invitations.freelancerId,
  freelancerName: shownNameSql(freelancers, freelancerProfiles),
  freelancerTitle: sql<string>`coalesce(${freelancerProfiles.title}, '')`,
  freelancerPicture: shownPictureSql(freelancerProfiles),
  message: invitations.message,
  status: invitations.status,
  declineReason: invitations.declineReason,
  declineNote: invitations.declineNote,
  proposalId: proposals.id,
  createdAt: invitations.createdAt,
  expiresAt: invitations.expiresAt,
  endedAt: invitations.endedAt,
}

function selectInvitations(db: Db | Tx) {
  return db
    .select(columns)
    .from(invitations)
    .innerJoin(projects, eq(projects.id, invitations.projectId))
    .innerJoin(clients, eq(clients.id, invitations.clientId))
    .innerJoin(freelancers, eq(freelancers.id, invitations.freelancerId))
    .leftJoin(clientProfiles, and(eq(clientProfiles.userId, invitations.clientId), isClientShown))
    .leftJoin(freelancerProfiles, and(eq(freelancerProfiles.userId, invitations.freelancerId), isFreelancerShown))
    .leftJoin(
      proposals,
      and(eq(proposals.projectId, invitations.projectId), eq(proposals.freelancerId, invitations.freelancerId)),
    )
}

function matches({ scope, status }: InvitationFilter): SQL | undefined {
  return and(
    // Projects that are hidden, or of suspended clients, are not shown to others.
    ...('freelancerId' in scope
      ? [
          eq(invitations.freelancerId, scope.freelancerId),
          sql.raw(notSuspendedText('invitations.client_id')),
          or(eq(invitations.status, 'proposed'), not(hiddenSql('project', invitations.projectId))),
        ]
      : []),
    scope.projectId ? eq(invitations.projectId, scope.projectId) : undefined,
    status ? eq(invitations.status, status) : undefined,
  )
}

/** Selects the page before joining, or thousands of invitations are joined and sorted. */
export async function listInvitationRows(
  db: Db,
  { end, limit, ...filter }: InvitationFilter & { end: Keyset | undefined; limit: number },
): Promise<InvitationRow[]> {
  const page = db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(matches(filter), isAfter(keyset, end)))
    .orderBy(...newestFirst(keyset))
    .limit(limit)
    .as('page')
  return selectInvitations(db)
    .innerJoin(page, eq(page.id, invitations.id))
    .orderBy(...newestFirst(keyset))
}

export async function countInvitations(db: Db | Tx, filter: InvitationFilter): Promise<number> {
  return db.$count(invitations, matches(filter))
}

export async function countSentSince(tx: Db | Tx, clientId: string, since: Date): Promise<number> {
  const sent = and(
    eq(invitations.clientId, clientId),
    sql`${invitations.createdAt} > ${since.toISOString()}::timestamptz`,
  )
  return tx.$count(invitations, sent)
}

export async function findInvitation(db: Db | Tx, id: string): Promise<InvitationRow | undefined> {
  const [row] = await selectInvitations(db).where(eq(invitations.id, id))
  return row
}

export async function insertInvitation(tx: Tx, values: typeof invitations.$inferInsert): Promise<string> {
  const [row] = await tx.insert(invitations).values(values).returning({ id: invitations.id })
  assertRow(row, 'an inserted invitation')
  return row.id
}

export async function lockInvitation(tx: Tx, id: string) {
  const [row] = await tx.select().from(invitations).where(eq(invitations.id, id)).for('no key update')
  return row
}

export async function setInvitation(
  tx: Tx,
  id: string,
  values: Partial<Pick<typeof invitations.$inferInsert, 'status' | 'endedAt' | 'declineReason' | 'declineNote'>>,
) {
  await tx.update(invitations).set(values).where(eq(invitations.id, id))
}

export async function setAnswered(tx: Tx, projectId: string, freelancerId: string, now: Date) {
  const { from, to } = invitationMoves.answer
  await tx
    .update(invitations)
    .set({ status: to, endedAt: now })
    .where(
      and(
        eq(invitations.projectId, projectId),
        eq(invitations.freelancerId, freelancerId),
        inArray(invitations.status, [...from]),
      ),
    )
}

export async function setClosed(tx: Tx, projectId: string, now: Date) {
  const { from, to } = invitationMoves.close
  await tx
    .update(invitations)
    .set({ status: to, endedAt: now })
    .where(and(eq(invitations.projectId, projectId), inArray(invitations.status, [...from])))
}

/** Lets up to `limit` invitations expire, and returns how many. Leaves out those that someone is answering right now. */
export async function setExpired(db: Db, now: Date, limit: number): Promise<number> {
  const { from, to } = invitationMoves.expire
  const due = db
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(inArray(invitations.status, [...from]), sql`${invitations.expiresAt} <= ${now.toISOString()}::timestamptz`),
    )
    .orderBy(invitations.expiresAt, invitations.id)
    .limit(limit)
    .for('no key update', { skipLocked: true })
  const rows = await db
    .update(invitations)
    .set({ status: to, endedAt: now })
    .where(inArray(invitations.id, due))
    .returning({ id: invitations.id })
  return rows.length
}
