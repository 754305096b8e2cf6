import type { ProposalSort } from '@guildhall/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { isAfter, newestFirst, type RankedKeyset } from '../../../platform/database/keyset.ts'
import { truncatedText } from '../../../platform/database/truncated-text.ts'
import { provenSkillCounts } from '../../3-skills/results/shared/proven-skill-counts.queries.ts'
import { projects } from '../projects/project.tables.ts'
import { type ProposalRow, selectProposals } from './proposal.queries.ts'
import { daysRank, priceRank, proposals } from './proposal.tables.ts'
import { conditionsOf, type ProposalFilter } from './proposal-list.queries.ts'

export type RankedFilter = Omit<ProposalFilter, 'scope' | 'end'> & {
  onProjectId: string
  sort: Exclude<ProposalSort, 'newest'>
  skillKeys: string[]
  end: RankedKeyset | undefined
}

export type RankedProposalRow = ProposalRow & { rank: number }

export async function listRankedProposals(db: Db, filter: RankedFilter): Promise<RankedProposalRow[]> {
  const page = rankedPage(db, filter)
  return selectProposals(db, truncatedText(proposals.message), { rank: sql<number>`${page.rank}` })
    .innerJoin(page, eq(page.id, proposals.id))
    .orderBy(...newestFirst({ rank: page.rank, at: proposals.createdAt, id: proposals.id }))
}

/** Selects the page before joining: sorting thousands of full rows is slow. */
function rankedPage(db: Db, { onProjectId, sort, skillKeys, end, limit, ...filter }: RankedFilter) {
  const people = sql`(select freelancer_id from ${proposals} where project_id = ${onProjectId})`
  const proven = provenSkillCounts(db, { people, skillKeys })
  const rank = {
    price: priceRank(proposals),
    days: daysRank(proposals),
    proven: sql<number>`coalesce(${proven.count}, 0)`,
  }[sort]
  const plain = db
    .select({ id: proposals.id, rank: rank.as('rank') })
    .from(proposals)
    .$dynamic()
  const ranked = sort === 'proven' ? plain.leftJoin(proven, eq(proven.userId, proposals.freelancerId)) : plain
  return (filter.contains ? ranked.innerJoin(projects, eq(projects.id, proposals.projectId)) : ranked)
    .where(
      and(
        eq(proposals.projectId, onProjectId),
        ...conditionsOf(filter),
        isAfter({ rank, at: proposals.createdAt, id: proposals.id }, end),
      ),
    )
    .orderBy(...newestFirst({ rank, at: proposals.createdAt, id: proposals.id }))
    .limit(limit)
    .as('page')
}
