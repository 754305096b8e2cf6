import type { ClientProjectsView, ProjectStatus } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { keysetOf, keysetPage } from '../../../platform/database/keyset.ts'
import { DomainError } from '../../../platform/errors.ts'
import { countDeliveriesToReview } from '../proposals/shared/attention.queries.ts'
import { presentClientProject } from './project.presenter.ts'
import { countProjectsOfClient, listProjectsOfClient } from './project.queries.ts'

/** The client's projects, newest first. The counts ignore the filter. Only for the client. */
export async function listClientProjects(
  db: Db,
  query: {
    clientId: string
    viewerId: string
    status?: ProjectStatus | undefined
    limit: number
    cursor?: string | undefined
  },
): Promise<ClientProjectsView> {
  if (query.clientId !== query.viewerId) throw new DomainError('account.not_yours')
  const end = keysetOf(query.cursor)
  const [found, counts, toReview] = await Promise.all([
    listProjectsOfClient(db, query.clientId, { status: query.status, end, limit: query.limit + 1 }),
    countProjectsOfClient(db, query.clientId),
    countDeliveriesToReview(db, query.clientId),
  ])
  const { rows, nextCursor } = keysetPage(found, query.limit, ({ createdAt, id }) => ({ at: createdAt, id }))
  return {
    data: rows.map(presentClientProject),
    nextCursor,
    counts: { ...counts, toReview },
    total: query.status
      ? counts[query.status]
      : counts.active + counts.in_progress + counts.completed + counts.cancelled + counts.closed,
  }
}
