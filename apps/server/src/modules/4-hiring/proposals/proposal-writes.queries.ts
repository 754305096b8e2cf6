import { proposalMoves } from '@guildhall/contract'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { CarriedPart } from '../../../platform/database/carried-part.ts'
import { type Db, queryText, type Tx } from '../../../platform/database/database.ts'
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
  const [row] = await counting(tx, values.projectId, 1).insert(proposals).values(values).returning({ id: proposals.id })
  assertRow(row, 'an inserted proposal')
  return row.id
}

/** The beginning of a statement that changes the count of a project, too. */
function counting(tx: Tx, projectId: string, more: 1 | -1) {
  const counted = sql`update projects set proposal_count = proposal_count + ${more} where id = ${projectId}`
  return tx.with(tx.$with('counted', {}).as(counted))
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
  const values = { status: proposalMoves.withdraw.to, withdrawnAt }
  await counting(tx, projectId, -1).update(proposals).set(values).where(eq(proposals.id, id))
}

/** Undoes {@link setWithdrawn}. Counts as a version, whose number is limited. */
export async function setSentAgain(tx: Tx, { id, projectId }: Pick<ProposalRow, 'id' | 'projectId'>) {
  await counting(tx, projectId, 1)
    .update(proposals)
    .set({ status: proposalMoves.send_again.to, withdrawnAt: null, version: sql`${proposals.version} + 1` })
    .where(eq(proposals.id, id))
}

/** Keeps the first instant, and `part` only then. */
export async function setOpened(tx: Tx | Db, id: string, openedAt: Date, part?: CarriedPart): Promise<boolean> {
  const isUnopened = 'p.id = $1 and p.opened_at is null'
  if (!part) {
    const rows = await queryText(tx, `update proposals p set opened_at = $2 where ${isUnopened} returning id`, [
      id,
      openedAt,
    ])
    return rows.length > 0
  }
  // Keeps the client's account before the row, as its deletion takes them in this order.
  const text = `with client as materialized (
      select u.id from users u join proposals p on p.client_id = u.id where ${isUnopened} for key share of u),
    opened as (update proposals p set opened_at = $2 from client where ${isUnopened} returning p.id),
    carried as (${part.text('$3', 'exists (select from opened)')})
    select id from opened`
  const rows = await queryText(tx, text, [id, openedAt, part.value])
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
