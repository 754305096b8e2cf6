import { type Db, queryPlanned, type Tx } from '../../platform/database/database.ts'
import type { CaseRow } from './case.queries.ts'

const peopleOf: Partial<Record<CaseRow['kind'], string>> = {
  review: 'select unnest(array[author_id, subject_id]) as id from reviews where id = $1',
  reply: 'select unnest(array[author_id, subject_id]) as id from reviews where id = $1',
  message: 'select user_id as id from conversation_members where conversation_id = $1',
  conversation: 'select user_id as id from conversation_members where conversation_id = $1',
}

/** The two people between whom something was said. An operator who is one of them does not decide about it. */
export async function listInvolved(
  db: Db | Tx,
  { kind, targetId }: Pick<CaseRow, 'kind' | 'targetId'>,
): Promise<string[]> {
  const text = peopleOf[kind]
  if (!text) return []
  return (await queryPlanned<{ id: string }>(db, text, [targetId])).map(({ id }) => id)
}
