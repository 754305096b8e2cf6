import { queryNamed, type Tx } from '../../../../platform/database/database.ts'

/**
 * Takes a person out of searches with the commit of `tx`, which must hold the lock on their account: a refresh takes it, too,
 * and would otherwise put back what it read before. What searches found them by is kept, so that they do not count as new
 * when they return soon.
 */
export async function unlist(tx: Tx, userId: string, now: Date): Promise<void> {
  const text = `with gone as (
      delete from talent_listings where user_id = $1 returning user_id, search_text, facets, rate_high
    )
    insert into talent_changes as c (user_id, changed_at, was_text, was_facets, was_rate)
    select user_id, $2, search_text, facets, rate_high from gone
    on conflict (user_id) do update set changed_at = excluded.changed_at,
      was_text = case when c.due_at is null then excluded.was_text else c.was_text end,
      was_facets = case when c.due_at is null then excluded.was_facets else c.was_facets end,
      was_rate = case when c.due_at is null then excluded.was_rate else c.was_rate end`
  await queryNamed(tx, 'talent_unlist', text, [userId, now])
}
