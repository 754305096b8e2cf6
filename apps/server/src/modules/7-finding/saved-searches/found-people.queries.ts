import { type Db, queryText } from '../../../platform/database/database.ts'

/** Forgets up to `limit` people who left searches before an instant, and returns how many. */
export async function forgetGone(db: Db, before: Date, limit: number): Promise<number> {
  const text = `with gone as (
      select c.user_id from talent_changes c
      where c.due_at is null and c.changed_at < $1
        and not exists (select from talent_listings l where l.user_id = c.user_id)
      limit $2 for no key update skip locked
    ), told as (
      delete from saved_search_people p using gone where p.person_id = gone.user_id
    )
    delete from talent_changes c using gone where c.user_id = gone.user_id returning c.user_id`
  return (await queryText(db, text, [before, limit])).length
}

/**
 * Deletes all but the newest `keep` people whom each search has told of, for the next searches after an id. Those who wait for
 * the daily alert stay. Returns the id of the last search; undefined once there are no more.
 */
export async function deleteBeyond(
  db: Db,
  { after, searches, keep }: { after: string | undefined; searches: number; keep: number },
): Promise<string | undefined> {
  const text = `with searched as (
      select id from saved_searches where kind = 'people' and ($1::uuid is null or id > $1) order by id limit $2
    ), oldest as (
      select searched.id, kept.found_at, kept.person_id from searched cross join lateral (
        select found_at, person_id from saved_search_people p where p.search_id = searched.id and not p.waits
        order by found_at desc, person_id desc offset $3 limit 1
      ) kept
    ), gone as (
      delete from saved_search_people p using oldest
      where p.search_id = oldest.id and not p.waits and (p.found_at, p.person_id) <= (oldest.found_at, oldest.person_id)
    )
    select id from searched order by id desc limit 1`
  const [last] = await queryText<{ id: string }>(db, text, [after ?? null, searches, keep])
  return last?.id
}
