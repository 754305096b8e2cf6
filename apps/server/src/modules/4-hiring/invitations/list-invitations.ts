import {
  dayMs,
  type InvitableProjectView,
  type InvitationStatus,
  type InvitationView,
  invitableProjectsMaximum,
  invitationMoves,
  invitationsPerPersonDays,
  refusalTo,
} from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/database/database.ts'
import { keysetOf, keysetPage } from '../../../platform/database/keyset.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { ListPage } from '../../../platform/http/send-list.ts'
import { getProjectForClient } from '../projects/shared/get-project-for-client.ts'
import { presentInvitation } from './invitation.presenter.ts'
import { countInvitations, countSentSince, type InvitationFilter, listInvitationRows } from './invitation.queries.ts'
import { inviteMoveContext } from './invitation.rules.ts'
import { listInviteFacts } from './invite-facts.queries.ts'
import { findReachable } from './shared/find-reachable.queries.ts'

type PageInput = { cursor?: string | undefined; limit: number; viewerId: string }

export function listReceived(
  db: Db,
  { status, project, ...page }: PageInput & { status?: InvitationStatus | undefined; project?: string | undefined },
): Promise<ListPage<InvitationView>> {
  return listPage(db, { scope: { freelancerId: page.viewerId, projectId: project }, status }, page)
}

export async function listSent(
  db: Db,
  { projectId, ...page }: PageInput & { projectId: string },
): Promise<ListPage<InvitationView>> {
  await getProjectForClient(db, projectId, page.viewerId)
  return listPage(db, { scope: { projectId } }, page)
}

async function listPage(db: Db, filter: InvitationFilter, { cursor, limit, viewerId }: PageInput) {
  const [found, total] = await Promise.all([
    listInvitationRows(db, { ...filter, end: keysetOf(cursor), limit: limit + 1 }),
    countInvitations(db, filter),
  ])
  const { rows, nextCursor } = keysetPage(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
  return { rows: rows.map((row) => presentInvitation(row, viewerId)), total, nextCursor }
}

/** The caller's open projects, with what keeps them from inviting this person to each. Throws `account.not_found`. */
export async function listInvitableProjects(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  { clientId, freelancerId }: { clientId: string; freelancerId: string },
): Promise<InvitableProjectView[]> {
  const isReachable = await findReachable(db, freelancerId, clientId)
  if (isReachable === undefined) throw new DomainError('account.not_found')
  const daysAgo = (days: number) => new Date(clock().getTime() - days * dayMs)
  const since = daysAgo(invitationsPerPersonDays)
  const [rows, invitedToday] = await Promise.all([
    listInviteFacts(db, { clientId, freelancerId, since, limit: invitableProjectsMaximum }),
    countSentSince(db, clientId, daysAgo(1)),
  ])
  return rows.map((row) => ({
    _id: row.projectId,
    title: row.title,
    refusal: refusalTo(
      invitationMoves.invite,
      inviteMoveContext({
        ...row,
        projectStatus: row.status,
        isClient: true,
        isSelf: clientId === freelancerId,
        isReachable,
        invitedToday,
      }),
    ),
  }))
}
