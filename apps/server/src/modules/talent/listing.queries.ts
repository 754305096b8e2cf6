import { type Db, queryText, type Tx } from '../../platform/database/database.ts'
import { truncatedTextSql } from '../../platform/database/truncated-text.ts'
import { suspendedText } from '../operators/shared/suspended.queries.ts'
import { hiddenText } from '../reports/shared/hidden.queries.ts'
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

/** Wrongly listed, wrongly missing, or outdated. */
export async function listMissed(db: Db, limit: number): Promise<string[]> {
  const text = `(select p.user_id as id from profiles p join users u on u.id = p.user_id
      left join talent_listings l on l.user_id = p.user_id
      where ${mayBeListed} and ${hasSkill} and (l.user_id is null or l.profile_version <> p.version) limit $1)
    union all
    (select l.user_id from talent_listings l
      where not exists (
        select from profiles p join users u on u.id = p.user_id where p.user_id = l.user_id and ${mayBeListed} and ${hasSkill}
      ) limit $1)`
  return (await queryText<{ id: string }>(db, text, [limit])).map(({ id }) => id)
}

export async function listStale(db: Db, before: Date, limit: number): Promise<string[]> {
  const text = `select user_id as id from talent_listings where refreshed_at < $1 order by refreshed_at, user_id limit $2`
  return (await queryText<{ id: string }>(db, text, [before, limit])).map(({ id }) => id)
}
