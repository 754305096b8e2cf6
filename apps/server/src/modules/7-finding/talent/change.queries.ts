import { settledMinutes } from '@guildhall/contract'
import { queryNamed, type Tx } from '../../../platform/database/database.ts'
import { shownNameText } from '../../1-ground/users/shared/shown-person.queries.ts'
import { findableText } from '../../2-people/restrictions/shared/findable.queries.ts'
import type { Listing } from './listing.rules.ts'

export type Searched = { text: string; facets: string[]; rate: number }

/** The first change since the last comparison. For people who were not listed, what they were listed with last is kept. */
const isFirst = '(c.due_at is null and excluded.was_text is not null)'

/**
 * To be called before the listing is set, with the lock on the account: keeps what it was. It is compared once the profile
 * has stayed as it is for some minutes, and once a day at most, however often it changes.
 */
export async function recordListingChange(
  tx: Tx,
  userId: string,
  { searchText, facets, rateHigh }: Pick<Listing, 'searchText' | 'facets' | 'rateHigh'>,
  now: Date,
): Promise<void> {
  const text = `insert into talent_changes as c (user_id, changed_at, due_at, was_text, was_facets, was_rate)
    select $1, $2, $2::timestamptz + make_interval(mins => ${settledMinutes}), l.search_text, l.facets, l.rate_high
    from (select) one left join talent_listings l on l.user_id = $1
    where l.user_id is null or l.search_text <> $3 or l.facets <> $4::text[] or l.rate_high <> $5
    on conflict (user_id) do update set changed_at = excluded.changed_at,
      due_at = greatest(excluded.due_at, c.compared_at + interval '1 day'),
      was_text = case when ${isFirst} then excluded.was_text else c.was_text end,
      was_facets = case when ${isFirst} then excluded.was_facets else c.was_facets end,
      was_rate = case when ${isFirst} then excluded.was_rate else c.was_rate end`
  await queryNamed(tx, 'talent_note_change', text, [userId, now, searchText, facets, rateHigh])
}

export type ChangeRow = {
  userId: string
  changedAt: Date
  wasText: string | null
  wasFacets: string[] | null
  wasRate: number | null
}

/** The change that has waited longest. Leaves out those that another process works on, and people who are leaving. */
export async function lockDueChange(tx: Tx, now: Date): Promise<ChangeRow | undefined> {
  const text = `select c.user_id as "userId", c.changed_at as "changedAt", c.was_text as "wasText",
      c.was_facets as "wasFacets", c.was_rate as "wasRate"
    from talent_changes c join users u on u.id = c.user_id where c.due_at <= $1 order by c.due_at, c.user_id limit 1
    for no key update of c skip locked for key share of u skip locked`
  const [row] = await queryNamed<ChangeRow>(tx, 'talent_due_change', text, [now])
  return row
}

/** People who may no longer be found are compared with their last listing once they return. */
export async function setLeft(tx: Tx, userId: string): Promise<void> {
  await queryNamed(tx, 'talent_set_left', 'update talent_changes set due_at = null where user_id = $1', [userId])
}

export async function setCompared(tx: Tx, userId: string, now: Date): Promise<void> {
  const text = `update talent_changes set due_at = null, compared_at = $2, was_text = null, was_facets = null, was_rate = null
    where user_id = $1`
  await queryNamed(tx, 'talent_set_compared', text, [userId, now])
}

/** A person as searches find them now. Undefined if they may not be found. */
export async function findSearched(tx: Tx, userId: string): Promise<(Searched & { name: string }) | undefined> {
  const text = `select l.search_text as text, l.facets, l.rate_high as rate, ${shownNameText('u', 'p')} as name
    from talent_listings l join profiles p on p.user_id = l.user_id join users u on u.id = l.user_id
    where l.user_id = $1 and ${findableText('l.user_id')}`
  const [row] = await queryNamed<Searched & { name: string }>(tx, 'talent_searched', text, [userId])
  return row
}
