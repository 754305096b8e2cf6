import type { ProjectStatus } from '@guildhall/contract'
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts'
import type { Db } from '../../platform/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { countProjectsOfClient, listProjectsOfClient } from './project.queries.ts'

/** The client's own projects, newest first, with counts over all of them whatever the filter. Only for the client. */
export async function listClientProjects(
  db: Db,
  query: {
    clientId: string
    viewerId: string
    status?: ProjectStatus | undefined
    limit: number
    cursor?: string | undefined
  },
) {
  if (query.clientId !== query.viewerId) throw new DomainError('account.not_yours')
  const [createdAt, id] = (query.cursor === undefined ? undefined : decodeCursor(query.cursor)) ?? []
  if (query.cursor !== undefined && typeof createdAt !== 'string') throw new DomainError('project.cursor_invalid')
  const before = typeof createdAt === 'string' && id ? { createdAt: new Date(createdAt), id } : undefined
  const [found, counts] = await Promise.all([
    listProjectsOfClient(db, query.clientId, { status: query.status, before, limit: query.limit + 1 }),
    countProjectsOfClient(db, query.clientId),
  ])
  const rows = found.slice(0, query.limit)
  const last = rows.at(-1)
  return {
    rows,
    counts,
    total: query.status ? counts[query.status] : counts.active + counts.in_progress + counts.completed,
    nextCursor: found.length > query.limit && last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null,
  }
}
