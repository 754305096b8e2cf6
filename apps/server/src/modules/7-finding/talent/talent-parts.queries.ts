import { type Db, queryText, type ReadDb } from '../../../platform/database/database.ts'
import { notHiddenText } from '../../2-people/restrictions/shared/hidden.queries.ts'
import { notSuspendedText } from '../../2-people/restrictions/shared/suspended.queries.ts'

/** Ids with which parts of `size` listed people begin. Reads the primary key of all of them. */
export async function listPartStarts(db: Db, size: number): Promise<string[]> {
  const text = `select user_id as id from (
      select user_id, row_number() over (order by user_id) as place from talent_listings
    ) numbered where place % $1 = 1 order by user_id`
  return (await queryText<{ id: string }>(db, text, [size])).map(({ id }) => id)
}

/**
 * People from an id on, by id, with the results their cards show. An opt-out, a suspension and a hidden profile hold at once. The bound on both
 * tables keeps a merge join from walking all profiles before the part.
 */
export function listPart(db: ReadDb, from: string, limit: number): Promise<{ _id: string; results: string[] }[]> {
  const text = `select l.user_id as "_id", array(select skill->>'resultId' from jsonb_array_elements(l.proven) skill) as results
    from talent_listings l join profiles p on p.user_id = l.user_id
    where l.user_id >= $1 and p.user_id >= $1 and p.may_be_found and ${notSuspendedText('l.user_id')}
      and ${notHiddenText('profile', 'l.user_id')}
    order by l.user_id limit $2`
  return queryText(db, text, [from, limit])
}
