import type { ProfileTextSection } from '@guildhall/contract'
import { and, type Column, eq, getTableColumns, max, not, sql } from 'drizzle-orm'
import { type Db, queryNamed, type ReadDb, type Tx } from '../../../platform/database/database.ts'
import { isAfter, type Keyset, newestFirst } from '../../../platform/database/keyset.ts'
import { isTruncatedSql, truncatedText, truncatedTextSql } from '../../../platform/database/truncated-text.ts'
import { type ExperienceEntry, type PortfolioEntry, profiles } from '../../1-ground/users/profile.tables.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { sessions } from '../../2-people/accounts/account.tables.ts'
import { hiddenSql, hiddenText } from '../../2-people/restrictions/shared/hidden.queries.ts'
import { suspendedSql, suspendedText } from '../../2-people/restrictions/shared/suspended.queries.ts'

const { updatedAt: _updatedAt, publishedAt: _publishedAt, ...columns } = getTableColumns(profiles)

export type ProfileRow = typeof profiles.$inferSelect
/** Undefined values keep what is stored. */
type Kept = 'availability' | 'hoursPerWeek' | 'languages' | 'mayBeFound'
export type ProfileValues = Omit<ProfileRow, 'userId' | 'version' | 'updatedAt' | 'publishedAt' | Kept> & {
  [Value in Kept]?: ProfileRow[Value] | undefined
}
export type ProfileOwner = { userId: string; username: string; email: string; lastActiveAt: Date | null }

export async function findProfileOwner(db: ReadDb, userId: string): Promise<ProfileOwner | undefined> {
  const [row] = await db
    .select({ userId: users.id, username: users.username, email: users.email, lastActiveAt: max(sessions.lastSeenAt) })
    .from(users)
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .where(eq(users.id, userId))
    .groupBy(users.id)
  return row
}

const restrictionsText = `select ${suspendedText('$1')} as "isSuspended", ${hiddenText('profile', '$1')} as "isHidden"`
type ProfileRestrictions = { isSuspended: boolean; isHidden: boolean }

export async function findProfileRestrictions(db: ReadDb, userId: string): Promise<ProfileRestrictions> {
  const [row] = await queryNamed<ProfileRestrictions>(db, 'profile_standing', restrictionsText, [userId])
  return row ?? { isSuspended: false, isHidden: false }
}

export async function findProfile(db: Db | Tx, userId: string) {
  const [row] = await db.select(columns).from(profiles).where(eq(profiles.userId, userId))
  return row
}

const listedBio = truncatedText(profiles.bio)
const listedColumns = {
  ...columns,
  bio: listedBio.text,
  bioTruncated: listedBio.isTruncated,
  experience: withListedDescriptions<Listed<ExperienceEntry>>(profiles.experience),
  portfolio: withListedDescriptions<Listed<PortfolioEntry>>(profiles.portfolio),
}

function withListedDescriptions<Entry>(column: Column) {
  const description = `(entry->>'description')`
  return sql<Entry[]>`(select coalesce(jsonb_agg(${sql.raw(`case when ${isTruncatedSql(description)}
      then entry || jsonb_build_object('description', ${truncatedTextSql(description)}, 'descriptionTruncated', true)
      else entry end order by position`)}), '[]')
    from jsonb_array_elements(${column}) with ordinality as entries (entry, position))`
}

export async function findListedProfile(db: ReadDb, userId: string) {
  const [row] = await db.select(listedColumns).from(profiles).where(eq(profiles.userId, userId))
  return row
}

/** One long text; undefined if the profile or entry does not exist. */
export async function findProfileText(
  db: ReadDb,
  { userId, section, position }: { userId: string; section: ProfileTextSection; position: number },
): Promise<string | undefined> {
  const text =
    section === 'bio' ? profiles.bio : sql<string | null>`${profiles[section]}->${position}::int->>'description'`
  const [row] = await db.select({ text }).from(profiles).where(eq(profiles.userId, userId))
  return row?.text ?? undefined
}

/** Takes `Tx`: the version is locked until the caller has saved. */
export async function lockProfile(tx: Tx, userId: string): Promise<{ version: number; name: string }> {
  // Locks the account, because the profile may not exist yet.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const { version, name } = profiles
  const [row] = await tx.select({ version, name }).from(profiles).where(eq(profiles.userId, userId))
  return row ?? { version: 0, name: '' }
}

export async function setProfile(tx: Tx, userId: string, values: ProfileValues & { version: number; updatedAt: Date }) {
  await tx
    .insert(profiles)
    .values({ userId, publishedAt: values.updatedAt, ...values })
    .onConflictDoUpdate({ target: profiles.userId, set: values })
}

export async function setPortfolio(
  tx: Tx,
  userId: string,
  values: Pick<ProfileRow, 'portfolio' | 'version' | 'updatedAt'>,
): Promise<void> {
  await tx.update(profiles).set(values).where(eq(profiles.userId, userId))
}

/** A new version, so that a form opened before does not undo it unseen. Returns whether there is a profile. */
export async function setMayBeFound(tx: Tx, userId: string, mayBeFound: boolean, now: Date): Promise<boolean> {
  const rows = await tx
    .update(profiles)
    .set({ mayBeFound, version: sql`${profiles.version} + 1`, updatedAt: now })
    .where(eq(profiles.userId, userId))
    .returning({ userId: profiles.userId })
  return rows.length > 0
}

export async function listProfiles(db: ReadDb, { end, limit }: { end: Keyset | undefined; limit: number }) {
  const { userId, publishedAt, name, title, profileImage, skills } = getTableColumns(profiles)
  const keyset = { at: publishedAt, id: userId }
  return db
    .select({ userId, publishedAt, name, title, profileImage, skills, username: users.username })
    .from(profiles)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        eq(profiles.mayBeFound, true),
        not(suspendedSql(userId)),
        not(hiddenSql('profile', userId)),
        isAfter(keyset, end),
      ),
    )
    .orderBy(...newestFirst(keyset))
    .limit(limit)
}

export async function countProfiles(db: ReadDb): Promise<number> {
  return db.$count(
    profiles,
    and(eq(profiles.mayBeFound, true), not(suspendedSql(profiles.userId)), not(hiddenSql('profile', profiles.userId))),
  )
}

type Listed<Entry> = Entry & { descriptionTruncated?: true }
type WholeProfile = NonNullable<Awaited<ReturnType<typeof findProfile>>>
export type StoredProfile = Omit<WholeProfile, 'experience' | 'portfolio'> & {
  bioTruncated?: boolean
  experience: Listed<ExperienceEntry>[]
  portfolio: Listed<PortfolioEntry>[]
}
