import type { ProposalStatus } from '@guildhall/contract'
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts'
import type { Db } from '../../platform/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { getProjectForClient } from '../projects/get-project-for-client.ts'
import { countProposals, listProposals as list, type ProposalScope } from './proposal.queries.ts'

export type ProposalListQuery = {
  scope: ProposalScope
  viewerId: string
  status?: ProposalStatus | undefined
  project?: string | undefined
  search?: string | undefined
  cursor?: string | undefined
  limit: number
}

/** Proposals newest first, for whom they concern: a project's client, the freelancer, or the client of all of them. */
export async function listProposals(db: Db, query: ProposalListQuery) {
  await requireOwnScope(db, query.scope, query.viewerId)
  const found = await list(db, {
    scope: query.scope,
    status: query.status,
    projectId: query.project,
    contains: patternOf(query.search),
    before: positionOf(query.cursor),
    limit: query.limit + 1,
  })
  const rows = found.slice(0, query.limit)
  const last = rows.at(-1)
  return {
    rows,
    nextCursor: found.length > query.limit && last ? encodeCursor([last.createdAt.toISOString(), last.id]) : undefined,
  }
}

/** How many proposals of each status the scope holds (of those that contain `search`), for whom they concern. */
export async function countProposalsByStatus(
  db: Db,
  { scope, viewerId, project, search }: Pick<ProposalListQuery, 'scope' | 'viewerId' | 'project' | 'search'>,
) {
  await requireOwnScope(db, scope, viewerId)
  const counts = await countProposals(db, { scope, projectId: project, contains: patternOf(search) })
  return { ...counts, total: counts.pending + counts.accepted + counts.rejected }
}

async function requireOwnScope(db: Db, scope: ProposalScope, viewerId: string) {
  if ('projectId' in scope) await getProjectForClient(db, scope.projectId, viewerId)
  else if (('freelancerId' in scope ? scope.freelancerId : scope.clientId) !== viewerId) {
    throw new DomainError('account.not_yours')
  }
}

function patternOf(search: string | undefined): string | undefined {
  return search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : undefined
}

function positionOf(cursor: string | undefined) {
  if (cursor === undefined) return undefined
  const [createdAt, id] = decodeCursor(cursor) ?? []
  if (typeof createdAt !== 'string' || !id) throw new DomainError('project.cursor_invalid')
  return { createdAt: new Date(createdAt), id }
}
