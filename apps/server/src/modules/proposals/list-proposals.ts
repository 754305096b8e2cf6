import { type ProposalSort, type ProposalStatus, skillKey } from '@guildhall/contract'
import { pageOf, positionOf, rankedPageOf, rankedPositionOf } from '../../platform/database/cursor.ts'
import type { Db } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { getProjectForClient } from '../projects/shared/get-project-for-client.ts'
import { listVerifiedSkills } from '../results/shared/list-verified-skills.ts'
import type { FreelancerFacts } from './proposal.presenter.ts'
import { countProposals, listProposals as list, type ProposalRow, type ProposalScope } from './proposal.queries.ts'
import { listRankedProposals } from './proposal-ranking.queries.ts'
import { countCompletedJobs } from './shared/count-jobs.queries.ts'

export type ProposalListQuery = {
  scope: ProposalScope
  viewerId: string
  status?: ProposalStatus | undefined
  project?: string | undefined
  search?: string | undefined
  /** Only within a project. */
  sort?: ProposalSort | undefined
  cursor?: string | undefined
  limit: number
}

/**
 * Proposals for whom they concern: a project's client, the freelancer, or the client of all of them. Newest first, or
 * within a project in another order.
 */
export async function listProposals(
  db: Db,
  { scope, viewerId, sort = 'newest', cursor, limit, ...query }: ProposalListQuery,
) {
  const project = await requireOwnScope(db, scope, viewerId)
  const filter = {
    status: query.status,
    projectId: query.project,
    contains: patternOf(query.search),
    limit: limit + 1,
  }
  if (!project || sort === 'newest') {
    return pageOf(await list(db, { ...filter, scope, before: positionOf(cursor) }), limit)
  }
  const found = await listRankedProposals(db, {
    ...filter,
    onProjectId: project.id,
    sort,
    skillKeys: project.requiredSkills.map(skillKey),
    after: rankedPositionOf(cursor, sort),
  })
  return rankedPageOf(found, limit, sort)
}

/** What the client's lists say about each freelancer; a freelancer's own list needs none of it. */
export async function listFactsForClient(db: Db, rows: ProposalRow[], { scope }: Pick<ProposalListQuery, 'scope'>) {
  if ('freelancerId' in scope) return undefined
  const userIds = [...new Set(rows.map(({ freelancerId }) => freelancerId))]
  const [skills, completed] = await Promise.all([
    listVerifiedSkills(db, userIds, { onlyOnProfile: true }),
    countCompletedJobs(db, userIds),
  ])
  return (freelancerId: string): FreelancerFacts => ({
    verifiedSkills: skills.get(freelancerId) ?? [],
    completedJobs: completed.get(freelancerId) ?? 0,
  })
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

/** The project, where the scope is one. */
async function requireOwnScope(db: Db, scope: ProposalScope, viewerId: string) {
  if ('projectId' in scope) return getProjectForClient(db, scope.projectId, viewerId)
  if (('freelancerId' in scope ? scope.freelancerId : scope.clientId) !== viewerId) {
    throw new DomainError('account.not_yours')
  }
  return undefined
}

function patternOf(search: string | undefined): string | undefined {
  return search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : undefined
}
