import {
  type ProposalCountsView,
  type ProposalMarkFilter,
  type ProposalSort,
  type ProposalStatus,
  type ProposalView,
  skillKey,
} from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { keysetOf, keysetPage, rankedKeysetOf, rankedKeysetPage } from '../../../platform/database/keyset.ts'
import { containsPattern } from '../../../platform/database/like-pattern.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { ListPage } from '../../../platform/http/send-list.ts'
import { getProjectForClient } from '../projects/shared/get-project-for-client.ts'
import { findClientFacts } from './client-facts.ts'
import { presentProposal } from './proposal.presenter.ts'
import { countProposals, listNewestProposals, type ProposalScope } from './proposal-list.queries.ts'
import { listRankedProposals, type RankedProposalRow } from './proposal-ranking.queries.ts'

export type ProposalListQuery = {
  scope: ProposalScope
  viewerId: string
  status?: ProposalStatus | undefined
  project?: string | undefined
  mark?: ProposalMarkFilter | undefined
  search?: string | undefined
  sort?: ProposalSort | undefined
  cursor?: string | undefined
  limit: number
}

/** Newest first, or sorted within a project. Only for the owner of the scope. */
export async function listProposals(db: Db, query: ProposalListQuery): Promise<ListPage<ProposalView>> {
  const { scope, viewerId, status } = query
  const project = await requireOwnScope(db, scope, viewerId)
  const [{ rows, nextCursor }, counts] = await Promise.all([findPage(db, query, project), countByStatus(db, query)])
  const factsOf = isForClient(scope) ? await findClientFacts(db, rows) : undefined
  return {
    rows: rows.map((row) => presentProposal(row, viewerId, factsOf?.(row))),
    total: status ? counts[status] : counts.total,
    nextCursor,
  }
}

export async function countSentProposals(
  db: Db,
  { freelancerId, viewerId }: { freelancerId: string; viewerId: string },
): Promise<ProposalCountsView> {
  const scope = { freelancerId }
  await requireOwnScope(db, scope, viewerId)
  return countByStatus(db, { scope })
}

async function findPage(
  db: Db,
  { scope, sort = 'newest', cursor, limit, ...query }: ProposalListQuery,
  project: { id: string; requiredSkills: string[] } | undefined,
) {
  const filter = {
    status: query.status,
    isForClient: isForClient(scope),
    mark: query.mark,
    projectId: query.project,
    contains: patternOf(query.search),
    limit: limit + 1,
  }
  if (!project || sort === 'newest') {
    const found = await listNewestProposals(db, { ...filter, scope, end: keysetOf(cursor) })
    return keysetPage(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
  }
  const found = await listRankedProposals(db, {
    ...filter,
    onProjectId: project.id,
    sort,
    skillKeys: project.requiredSkills.map(skillKey),
    end: rankedKeysetOf(cursor, sort),
  })
  const keysetOfRow = ({ rank, createdAt, id }: RankedProposalRow) => ({ rank, at: createdAt, id })
  return rankedKeysetPage(found, limit, { sort, keysetOfRow })
}

async function countByStatus(
  db: Db,
  { scope, project, search, mark }: Pick<ProposalListQuery, 'scope' | 'project' | 'search' | 'mark'>,
): Promise<ProposalCountsView> {
  const counts = await countProposals(db, { scope, mark, projectId: project, contains: patternOf(search) })
  const listed = counts.pending + counts.accepted + counts.rejected
  return { ...counts, total: isForClient(scope) ? listed : listed + counts.withdrawn }
}

/** Clients see withdrawn proposals only if they ask for them. */
const isForClient = (scope: ProposalScope) => !('freelancerId' in scope)

async function requireOwnScope(db: Db, scope: ProposalScope, viewerId: string) {
  if ('projectId' in scope) return getProjectForClient(db, scope.projectId, viewerId)
  if (('freelancerId' in scope ? scope.freelancerId : scope.clientId) !== viewerId) {
    throw new DomainError('account.not_yours')
  }
  return undefined
}

function patternOf(search: string | undefined): string | undefined {
  return search ? containsPattern(search) : undefined
}
