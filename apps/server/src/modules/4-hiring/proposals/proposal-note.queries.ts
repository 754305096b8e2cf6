import type { ProposalMarkFilter } from '@guildhall/contract'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, queryText, type Tx } from '../../../platform/database/database.ts'
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

/** Sets what is given. Returns both; undefined if the proposal is gone. */
export async function setNote(
  db: Db | Tx,
  proposalId: string,
  { mark, note }: { [Value in keyof NoteRow]?: NoteRow[Value] | undefined },
): Promise<NoteRow | undefined> {
  const [row] = await queryText<NoteRow>(
    db,
    `insert into proposal_notes as n (proposal_id, project_id, mark, note)
     select id, project_id, $2, coalesce($3, '') from proposals where id = $1 for key share
     on conflict (proposal_id) do update set mark = case when $4 then excluded.mark else n.mark end, note = coalesce($3, n.note)
     returning mark, note`,
    [proposalId, mark ?? null, note ?? null, mark !== undefined],
  )
  return row
}
