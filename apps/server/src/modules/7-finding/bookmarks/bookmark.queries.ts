import { and, count, eq, isNull, ne, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Db, queryNamed, type Tx } from '../../../platform/database/database.ts'
import { isAfter, type Keyset, newestFirst } from '../../../platform/database/keyset.ts'
import { profiles } from '../../1-ground/users/profile.tables.ts'
import { shownNameSql } from '../../1-ground/users/shared/shown-person.queries.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { hiddenSql } from '../../2-people/restrictions/shared/hidden.queries.ts'
import { suspendedSql } from '../../2-people/restrictions/shared/suspended.queries.ts'
import { projects } from '../../4-hiring/projects/project.tables.ts'
import { proposals } from '../../4-hiring/proposals/proposal.tables.ts'
import { personBookmarks, projectBookmarks } from './bookmark.tables.ts'

export type Bookmarked = 'projects' | 'people'
type PageOf = { userId: string; end: Keyset | undefined; limit: number }

const idsText = `select array(select project_id from project_bookmarks where user_id = $1) as projects,
  array(select person_id from person_bookmarks where user_id = $1) as people`

export async function listBookmarkIds(db: Db, userId: string): Promise<{ projects: string[]; people: string[] }> {
  const [row] = await queryNamed<{ projects: string[]; people: string[] }>(db, 'bookmark_ids', idsText, [userId])
  return row ?? { projects: [], people: [] }
}

export async function countBookmarks(tx: Tx, what: Bookmarked, userId: string): Promise<number> {
  return what === 'projects'
    ? tx.$count(projectBookmarks, eq(projectBookmarks.userId, userId))
    : tx.$count(personBookmarks, eq(personBookmarks.userId, userId))
}

/** Until the commit, the project is not deleted. False if it is gone. */
export async function keepProject(tx: Tx, id: string): Promise<boolean> {
  const kept = await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, id)).for('key share')
  return kept.length > 0
}

/** Saving twice changes nothing. */
export async function insertBookmark(tx: Tx, what: Bookmarked, userId: string, id: string, savedAt: Date) {
  if (what === 'projects') {
    await tx.insert(projectBookmarks).values({ userId, projectId: id, savedAt }).onConflictDoNothing()
  } else {
    await tx.insert(personBookmarks).values({ userId, personId: id, savedAt }).onConflictDoNothing()
  }
}

export async function deleteBookmark(tx: Tx, what: Bookmarked, userId: string, id: string) {
  if (what === 'projects') {
    const own = and(eq(projectBookmarks.userId, userId), eq(projectBookmarks.projectId, id))
    await tx.delete(projectBookmarks).where(own)
  } else {
    await tx.delete(personBookmarks).where(and(eq(personBookmarks.userId, userId), eq(personBookmarks.personId, id)))
  }
}

/** As pages of projects show them: what is hidden, or of a suspended client, is left out until it is back. */
function visibleProjects(userId: string): SQL | undefined {
  return and(
    eq(projectBookmarks.userId, userId),
    or(
      eq(projects.clientId, userId),
      sql`exists (select from ${proposals} where ${proposals.projectId} = ${projects.id} and ${proposals.freelancerId} = ${userId})`,
      and(
        not(projects.isPrivate),
        or(ne(projects.status, 'active'), not(suspendedSql(projects.clientId))),
        not(hiddenSql('project', projects.id)),
      ),
    ),
  )
}

export async function listProjectBookmarks(db: Db, { userId, end, limit }: PageOf) {
  const keyset = { at: projectBookmarks.savedAt, id: projectBookmarks.projectId }
  return db
    .select({ id: projectBookmarks.projectId, savedAt: projectBookmarks.savedAt })
    .from(projectBookmarks)
    .innerJoin(projects, eq(projects.id, projectBookmarks.projectId))
    .where(and(visibleProjects(userId), isAfter(keyset, end)))
    .orderBy(...newestFirst(keyset))
    .limit(limit)
}

export async function countProjectBookmarks(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(projectBookmarks)
    .innerJoin(projects, eq(projects.id, projectBookmarks.projectId))
    .where(visibleProjects(userId))
  return row?.count ?? 0
}

const isShown = (personId: SQLWrapper) => and(not(suspendedSql(personId)), not(hiddenSql('profile', personId)))

function visiblePeople(userId: string): SQL | undefined {
  return and(eq(personBookmarks.userId, userId), isNull(users.deletedAt), isShown(personBookmarks.personId))
}

export type SavedPersonRow = Awaited<ReturnType<typeof listPersonBookmarks>>[number]

export async function listPersonBookmarks(db: Db, { userId, end, limit }: PageOf) {
  const keyset = { at: personBookmarks.savedAt, id: personBookmarks.personId }
  return db
    .select({
      id: personBookmarks.personId,
      savedAt: personBookmarks.savedAt,
      name: shownNameSql(users, profiles),
      title: profiles.title,
      location: profiles.location,
      hourlyRateCents: profiles.hourlyRateCents,
      skills: profiles.skills,
      profileImage: profiles.profileImage,
    })
    .from(personBookmarks)
    .innerJoin(users, eq(users.id, personBookmarks.personId))
    .innerJoin(profiles, eq(profiles.userId, personBookmarks.personId))
    .where(and(visiblePeople(userId), isAfter(keyset, end)))
    .orderBy(...newestFirst(keyset))
    .limit(limit)
}

export async function countPersonBookmarks(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(personBookmarks)
    .innerJoin(users, eq(users.id, personBookmarks.personId))
    .innerJoin(profiles, eq(profiles.userId, personBookmarks.personId))
    .where(visiblePeople(userId))
  return row?.count ?? 0
}

export async function hasPublicProfile(db: Db | Tx, personId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: profiles.userId })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(profiles.userId, personId), isNull(users.deletedAt), isShown(profiles.userId)))
  return row !== undefined
}
