import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import type { ItemAnswer } from './item-answer.ts'

/** One statement whose text is always the same, so that it is planned once for each connection. */
export async function insertItemAnswers(db: Db | Tx, month: string, answers: readonly ItemAnswer[]): Promise<void> {
  const column = <K extends keyof ItemAnswer>(name: K) => sql.param(answers.map((answer) => answer[name]))
  await db.execute(sql`
    insert into item_answers (cell, pool, item_id, version, is_right, distractor, rest, rest_of, milliseconds, month)
    select given.*, ${month}::date from unnest(${column('cell')}::text[], ${column('pool')}::text[], ${column('itemId')}::text[],
      ${column('version')}::text[], ${column('isRight')}::boolean[], ${column('distractor')}::text[], ${column('rest')}::int[],
      ${column('restOf')}::int[], ${column('milliseconds')}::int[]) given`)
}
