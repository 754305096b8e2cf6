import { proposalMoves } from '@guildhall/contract'
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { assertRow } from '../../platform/database/assert-row.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { projects } from '../projects/project.tables.ts'
import { findProposal, type ProposalRow } from './proposal.queries.ts'
import { proposals } from './proposal.tables.ts'

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
  assertRow(row, 'an inserted proposal')
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
export async function setWithdrawn(
  tx: Tx,
  { id, projectId }: Pick<ProposalRow, 'id' | 'projectId'>,
  withdrawnAt: Date,
) {
  await tx.update(proposals).set({ status: proposalMoves.withdraw.to, withdrawnAt }).where(eq(proposals.id, id))
  await countProposal(tx, projectId, -1)
}

/** Undoes {@link setWithdrawn}. Counts as a version, whose number is limited. */
export async function setSentAgain(tx: Tx, { id, projectId }: Pick<ProposalRow, 'id' | 'projectId'>) {
  await tx
    .update(proposals)
    .set({ status: proposalMoves.send_again.to, withdrawnAt: null, version: sql`${proposals.version} + 1` })
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

export async function setOthersDeclined(tx: Tx, projectId: string, acceptedId: string) {
  const { from, to } = proposalMoves.decline
  return tx
    .update(proposals)
    .set({ status: to })
    .where(and(eq(proposals.projectId, projectId), ne(proposals.id, acceptedId), inArray(proposals.status, from)))
    .returning({ proposalId: proposals.id, freelancerId: proposals.freelancerId })
}
