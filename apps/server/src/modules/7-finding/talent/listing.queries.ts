import { type Db, queryText, type Tx } from '../../../platform/database/database.ts'
import { truncatedTextSql } from '../../../platform/database/truncated-text.ts'
import { hiddenText } from '../../2-people/restrictions/shared/hidden.queries.ts'
import { suspendedText } from '../../2-people/restrictions/shared/suspended.queries.ts'
import type { Listing, ListingSource } from './listing.rules.ts'
import { talentListings } from './talent.tables.ts'

type ProfileFacts = Pick<
  ListingSource,
  'name' | 'username' | 'title' | 'location' | 'about' | 'skills' | 'rateCents' | 'availability' | 'languages'
> & { version: number }

/** A profile that searches may list; `p` is the profile, `u` its account. */
const mayBeListed = `p.may_be_found and p.title <> '' and u.deleted_at is null and not ${suspendedText('p.user_id')}
  and not ${hiddenText('profile', 'p.user_id')}`
const hasSkill = `(cardinality(p.skills) > 0 or exists (
  select from assessment_results r where r.user_id = p.user_id and r.on_profile and r.rank >= 10000))`

export async function findListedProfile(db: Db | Tx, userId: string): Promise<ProfileFacts | undefined> {
  const text = `select p.name, u.username, p.title, p.location, ${truncatedTextSql('p.bio')} as about, p.skills,
      p.hourly_rate_cents as "rateCents", p.availability, p.languages, p.version
    from profiles p join users u on u.id = p.user_id
    where p.user_id = $1 and ${mayBeListed} and ${hasSkill}`
  const [row] = await queryText<ProfileFacts>(db, text, [userId])
  return row
}

export async function setListing(
  tx: Tx,
  userId: string,
  values: Listing & { profileVersion: number; refreshedAt: Date },
): Promise<void> {
  await tx
    .insert(talentListings)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: talentListings.userId, set: values })
}

/** Accounts in the order of their ids, a page at a time, and whether each is wrongly listed, wrongly missing, or outdated. */
export function listChecked(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string; isMissed: boolean }[]> {
  const text = `select u.id, coalesce(${mayBeListed} and ${hasSkill}, false) <> (l.user_id is not null)
      or coalesce(l.profile_version <> p.version, false) as "isMissed"
    from (select id, deleted_at from users where id > $1 order by id limit $2) u
    left join profiles p on p.user_id = u.id left join talent_listings l on l.user_id = u.id
    order by u.id`
  return queryText(db, text, [after, limit])
}

export async function listStale(db: Db, before: Date, limit: number): Promise<string[]> {
  const text = `select user_id as id from talent_listings where refreshed_at < $1 order by refreshed_at, user_id limit $2`
  return (await queryText<{ id: string }>(db, text, [before, limit])).map(({ id }) => id)
}
