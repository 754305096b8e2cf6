import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Db, queryNamed, type Tx } from '../../../../platform/database/database.ts'

/** Whether one of the two blocked the other. */
export function blockedSql(one: SQLWrapper | string, other: SQLWrapper | string): SQL<boolean> {
  return sql<boolean>`exists (select from blocked_pairs where blocked_pairs.low_id = least(${one}::uuid, ${other}::uuid)
    and blocked_pairs.high_id = greatest(${one}::uuid, ${other}::uuid))`
}

/** The same for statements written as text. */
export const blockedText = (one: string, other: string) =>
  `exists (select from blocked_pairs where blocked_pairs.low_id = least(${one}, ${other})
    and blocked_pairs.high_id = greatest(${one}, ${other}))`

export async function isBlockedPair(db: Db | Tx, one: string, other: string): Promise<boolean> {
  const text = `select ${blockedText('$1::uuid', '$2::uuid')} as "isBlocked"`
  const [row] = await queryNamed<{ isBlocked: boolean }>(db, 'blocked_pair', text, [one, other])
  return row?.isBlocked ?? false
}
