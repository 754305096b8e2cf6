import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { isTruncatedSql, truncatedTextSql } from '../../../platform/database/truncated-text.ts'
import type { StoredTerms } from './proposal-edit.rules.ts'
import { proposalEdits } from './proposal-parts.tables.ts'

export type ListedTerms = StoredTerms & { messageTruncated?: true }
export type ProposalEditRow = Omit<typeof proposalEdits.$inferSelect, 'before' | 'after'> & {
  before: ListedTerms
  after: ListedTerms
}

export async function insertEdit(tx: Tx, values: typeof proposalEdits.$inferInsert) {
  await tx.insert(proposalEdits).values(values)
}

/** Newest first. Their number is limited; their messages are truncated. */
export async function listEdits(db: Db, proposalId: string): Promise<ProposalEditRow[]> {
  const { version, cause, editedAt, fields } = proposalEdits
  return db
    .select({
      proposalId: proposalEdits.proposalId,
      version,
      cause,
      editedAt,
      fields,
      before: listed('before'),
      after: listed('after'),
    })
    .from(proposalEdits)
    .where(eq(proposalEdits.proposalId, proposalId))
    .orderBy(desc(version))
}

function listed(side: 'before' | 'after') {
  const message = `(${side}->>'message')`
  return sql<ListedTerms>`${sql.raw(`case when ${isTruncatedSql(message)}
    then ${side} || jsonb_build_object('message', ${truncatedTextSql(message)}, 'messageTruncated', true)
    else ${side} end`)}`
}

export async function findEdit(
  db: Db,
  { proposalId, version }: { proposalId: string; version: number },
): Promise<ProposalEditRow | undefined> {
  const [row] = await db
    .select()
    .from(proposalEdits)
    .where(and(eq(proposalEdits.proposalId, proposalId), eq(proposalEdits.version, version)))
  return row
}
