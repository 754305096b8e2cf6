import { type ProposalMarkFilter, type ProposalStatus, proposalsSearched } from '@guildhall/contract'
import { and, count, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { isAfter, type Keyset, newestFirst } from '../../../platform/database/keyset.ts'
import { truncatedText } from '../../../platform/database/truncated-text.ts'
import { countList } from '../../1-ground/counts/shared/list-counts.queries.ts'
import { projects } from '../projects/project.tables.ts'
import { type ProposalRow, selectProposals } from './proposal.queries.ts'
import { proposals } from './proposal.tables.ts'
import { markedSql } from './proposal-note.queries.ts'

export type ProposalScope = { projectId: string } | { freelancerId: string } | { clientId: string }
export type ProposalFilter = {
  scope: ProposalScope
  status?: ProposalStatus | undefined
  isForClient?: boolean | undefined
  mark?: ProposalMarkFilter | undefined
  projectId?: string | undefined
  contains?: string | undefined
  end?: Keyset | undefined
  limit: number
}

const keyset = { at: proposals.createdAt, id: proposals.id }
type Search = { scope: ProposalScope; projectId?: string | undefined; contains?: string | undefined }

/** Selects the page before joining, mostly from an index alone: joining and sorting all that a person has is slow. */
export async function listNewestProposals(db: Db, filter: ProposalFilter): Promise<ProposalRow[]> {
  const ids = db.select({ id: proposals.id }).from(proposals).$dynamic()
  const page = (filter.contains ? ids.innerJoin(projects, eq(projects.id, proposals.projectId)) : ids)
    .where(and(scopeOf(filter.scope), isSearched(db, filter), ...conditionsOf(filter)))
    .orderBy(...newestFirst(keyset))
    .limit(filter.limit)
    .as('page')
  return selectProposals(db, truncatedText(proposals.message), {})
    .innerJoin(page, eq(page.id, proposals.id))
    .orderBy(...newestFirst(keyset))
}

function scopeOf(scope: ProposalScope): SQL {
  if ('projectId' in scope) return eq(proposals.projectId, scope.projectId)
  if ('freelancerId' in scope) return eq(proposals.freelancerId, scope.freelancerId)
  return eq(proposals.clientId, scope.clientId)
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

/** A person’s search looks through their newest proposals: looking through 70,000 takes seconds. */
function isSearched(db: Db, { scope, projectId, contains }: Search): SQL | undefined {
  if (!contains || 'projectId' in scope) return undefined
  const oldest = (column: typeof proposals.createdAt | typeof proposals.id) =>
    db
      .select({ column })
      .from(proposals)
      .where(and(scopeOf(scope), onProject(projectId)))
      .orderBy(...newestFirst(keyset))
      .offset(proposalsSearched - 1)
      .limit(1)
  // With the id, as thousands may be of the same instant.
  return sql`(${proposals.createdAt}, ${proposals.id}) >= (coalesce(${oldest(proposals.createdAt)}, '-infinity'),
    coalesce(${oldest(proposals.id)}, '00000000-0000-0000-0000-000000000000'))`
}

function onProject(projectId: string | undefined) {
  return projectId ? eq(proposals.projectId, projectId) : undefined
}

export async function countProposals(
  db: Db,
  { scope, mark, projectId, contains }: Pick<ProposalFilter, 'scope' | 'mark' | 'projectId' | 'contains'>,
): Promise<Record<ProposalStatus, number>> {
  const none: Record<ProposalStatus, number> = { pending: 0, accepted: 0, rejected: 0, withdrawn: 0 }
  if (!mark && !projectId && !contains) return { ...none, ...Object.fromEntries(await countList(db, listOf(scope))) }
  const counted = db.select({ status: proposals.status, count: count() }).from(proposals).$dynamic()
  const rows = await (contains ? counted.innerJoin(projects, eq(projects.id, proposals.projectId)) : counted)
    .where(
      and(
        ...[scopeOf(scope), mark ? markedSql(mark) : undefined, onProject(projectId)],
        ...[isSearched(db, { scope, projectId, contains }), containing(contains)],
      ),
    )
    .groupBy(proposals.status)
  return { ...none, ...Object.fromEntries(rows.map((row) => [row.status, row.count])) }
}

const ofScope = (condition: string) => `select status from proposals where ${condition} = $1`

function listOf(scope: ProposalScope) {
  if ('projectId' in scope) {
    return { list: 'proposals_on_project', ownerId: scope.projectId, rows: ofScope('project_id') } as const
  }
  if ('freelancerId' in scope) {
    return { list: 'proposals_of_freelancer', ownerId: scope.freelancerId, rows: ofScope('freelancer_id') } as const
  }
  return { list: 'proposals_to_client', ownerId: scope.clientId, rows: ofScope('client_id') } as const
}
