import { hourMs } from '@guildhall/contract'
import { and, asc, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type CarriedPart, carriedBy } from '../../../platform/database/carried-part.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { projects } from './project.tables.ts'

export type IdleRow = { id: string; since: Date }
export type IdlePage = { before: Date; after: IdleRow | undefined; limit: number }

export function listToAsk(db: Db, page: IdlePage): Promise<IdleRow[]> {
  return listIdle(db, projects.clientActiveAt, { ...page, isAsked: false })
}

/** Active projects whose client was asked by `before`, longest first. */
export function listToClose(db: Db, page: IdlePage): Promise<IdleRow[]> {
  return listIdle(db, projects.askedAt, { ...page, isAsked: true })
}

async function listIdle(db: Db, since: PgColumn, { before, after, limit, isAsked }: IdlePage & { isAsked: boolean }) {
  return db
    .select({ id: projects.id, since: sql<Date>`${since}`.mapWith(projects.clientActiveAt) })
    .from(projects)
    .where(
      and(
        eq(projects.status, 'active'),
        isAsked ? isNotNull(projects.askedAt) : isNull(projects.askedAt),
        lte(since, before),
        after && sql`(${since}, ${projects.id}) > (${after.since.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(since), asc(projects.id))
    .limit(limit)
}

export async function setAsked(tx: Tx, id: string, askedAt: Date) {
  await tx.update(projects).set({ askedAt }).where(eq(projects.id, id))
}

/** Writes only if the last act is more than an hour old or the client was asked, so that frequent acts cause few writes. */
export async function setActive(db: Db | Tx, id: string, now: Date, part?: CarriedPart) {
  const hourAgo = new Date(now.getTime() - hourMs)
  await carriedBy(db, part)
    .update(projects)
    .set({ clientActiveAt: now, askedAt: null })
    .where(
      and(
        eq(projects.id, id),
        eq(projects.status, 'active'),
        or(isNotNull(projects.askedAt), lt(projects.clientActiveAt, hourAgo)),
      ),
    )
}
