import type { ProposalMarkFilter } from '@guildhall/contract'
import { type SQL, sql } from 'drizzle-orm'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { proposals } from './proposal.tables.ts'
import { proposalNotes } from './proposal-parts.tables.ts'

export type NoteRow = Pick<typeof proposalNotes.$inferSelect, 'mark' | 'note'>

export function markedSql(mark: ProposalMarkFilter): SQL {
  const marked = (as: 'shortlisted' | 'archived') => sql`exists (select 1 from ${proposalNotes} n
    where n.proposal_id = ${proposals.id} and n.mark = ${as})`
  return mark === 'open' ? sql`not ${marked('archived')}` : marked(mark)
}

/** For the client of these proposals alone. Those without a note are not in the map. */
export async function listNotes(db: Db | Tx, proposalIds: string[]): Promise<Map<string, NoteRow>> {
  if (proposalIds.length === 0) return new Map()
  const { proposalId, mark, note } = proposalNotes
  const rows = await db
    .select({ proposalId, mark, note })
    .from(proposalNotes)
    .where(sql`${proposalId} = any (${sql.param(proposalIds)}::uuid[])`)
  return new Map(rows.map(({ proposalId: id, ...row }) => [id, row]))
}

/** Sets what is given. Returns both. */
export async function setNote(
  db: Db | Tx,
  ids: { proposalId: string; projectId: string },
  given: Partial<NoteRow>,
): Promise<NoteRow> {
  const [row] = await db
    .insert(proposalNotes)
    .values({ ...ids, ...given })
    .onConflictDoUpdate({ target: proposalNotes.proposalId, set: given })
    .returning({ mark: proposalNotes.mark, note: proposalNotes.note })
  assertRow(row, 'a note that was set')
  return row
}
