import type { ProposalStatus } from '@guildhall/contract'
import { pageOf, positionOf } from '../../platform/cursor.ts'
import type { Db } from '../../platform/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { listVerifiedSkills } from '../assessments/list-verified-skills.ts'
import { getProjectForClient } from '../projects/get-project-for-client.ts'
import { countProposals, listProposals as list, type ProposalRow, type ProposalScope } from './proposal.queries.ts'

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
  return pageOf(found, query.limit)
}

/** What each freelancer of a client's list has proven and shows on their profile; their own lists need none of it. */
export async function listSkillsForClient(db: Db, rows: ProposalRow[], { scope }: Pick<ProposalListQuery, 'scope'>) {
  if ('freelancerId' in scope) return undefined
  const userIds = [...new Set(rows.map(({ freelancerId }) => freelancerId))]
  const skills = await listVerifiedSkills(db, userIds, { onlyOnProfile: true })
  return (freelancerId: string) => skills.get(freelancerId) ?? []
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
