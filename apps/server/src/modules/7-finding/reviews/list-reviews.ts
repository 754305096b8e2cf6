import type { OwnReviewView, ReviewSide, ReviewView, WaitingReviewView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { prepared, type ReadDb } from '../../../platform/database/database.ts'
import { keysetOf, keysetPage } from '../../../platform/database/keyset.ts'
import type { ListPage } from '../../../platform/http/send-list.ts'
import { requireMeasured } from './require-measured.ts'
import { presentOwnReview, presentReview } from './review.presenter.ts'
import {
  countReviews,
  countWaiting,
  listReviewRows,
  listWaitingRows,
  type ReviewFilter,
  type ReviewRow,
} from './review.queries.ts'
import { reviewsUntil } from './review.rules.ts'

type Paging = { cursor?: string | undefined; limit: number }

export async function listPersonReviews(
  db: ReadDb,
  {
    userId,
    side,
    by,
    now,
    ...paging
  }: Paging & {
    userId: string
    side: ReviewSide
    by?: string | undefined
    now: Date
  },
): Promise<ListPage<ReviewView>> {
  await requireMeasured(db, userId)
  const page = await pageOf(db, { subjectId: userId, side, authorId: by, now }, paging)
  return { ...page, rows: page.rows.map(presentReview) }
}

/** What the viewer received, as far as it is public, or what they gave. */
export async function listOwnReviews(
  { database, clock }: Deps,
  { viewerId, list, ...paging }: Paging & { viewerId: string; list: 'received' | 'given' },
): Promise<ListPage<OwnReviewView>> {
  const now = clock()
  const db = prepared(database.db)
  const page = await pageOf(db, list === 'received' ? { subjectId: viewerId, now } : { authorId: viewerId }, paging)
  return { ...page, rows: page.rows.map((row) => presentOwnReview(row, { viewerId, now })) }
}

async function pageOf(db: ReadDb, filter: ReviewFilter, { cursor, limit }: Paging): Promise<ListPage<ReviewRow>> {
  const [found, total] = await Promise.all([
    listReviewRows(db, { ...filter, end: keysetOf(cursor), limit: limit + 1 }),
    countReviews(db, filter),
  ])
  const page = keysetPage(found, limit, ({ id, revealedAt, createdAt }) => ({
    at: 'subjectId' in filter ? revealedAt : createdAt,
    id,
  }))
  return { ...page, total }
}

export async function listWaitingReviews(
  { database: { db }, clock }: Deps,
  { viewerId, cursor, limit }: Paging & { viewerId: string },
): Promise<ListPage<WaitingReviewView>> {
  const wanted = { viewerId, endedAfter: windowStart(clock()) }
  const [found, total] = await Promise.all([
    listWaitingRows(db, { ...wanted, end: keysetOf(cursor), limit: limit + 1 }),
    countWaiting(db, wanted),
  ])
  const { rows, nextCursor } = keysetPage(found, limit, ({ endedAt, contractId }) => ({
    at: endedAt ?? new Date(0),
    id: contractId,
  }))
  return { rows: rows.map((row) => presentWaiting(row, viewerId)), total, nextCursor }
}

function windowStart(now: Date): Date {
  return new Date(2 * now.getTime() - reviewsUntil(now).getTime())
}

function presentWaiting(row: Awaited<ReturnType<typeof listWaitingRows>>[number], viewerId: string): WaitingReviewView {
  const endedAt = row.endedAt ?? new Date(0)
  const isClient = row.clientId === viewerId
  return {
    contractId: row.contractId,
    title: row.title,
    other: isClient
      ? { _id: row.freelancerId, name: row.freelancerName, profileImage: row.freelancerPicture }
      : { _id: row.clientId, name: row.clientName, profileImage: row.clientPicture },
    side: isClient ? 'freelancer' : 'client',
    endedAt: endedAt.toISOString(),
    until: reviewsUntil(endedAt).toISOString(),
  }
}
