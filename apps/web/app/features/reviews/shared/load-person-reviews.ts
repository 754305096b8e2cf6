import {
  type PageContext,
  type PersonFiguresDetailView,
  personFiguresDetailView,
  profileReviewsShown,
  type ReviewSide,
  type ReviewView,
  reviewListView,
} from '@guildhall/contract'

type LoadedReviews = PersonFiguresDetailView & { reviews: ReviewView[]; total: number; nextCursor: string | null }
/** `status` of the failed answer. */
export type PersonReviews = LoadedReviews | { status: number }

export async function loadPersonReviews(
  api: PageContext['api'],
  userId: string,
  { side, by, cursor, limit = profileReviewsShown }: { side: ReviewSide; by?: string; cursor?: string; limit?: number },
): Promise<PersonReviews> {
  const query = new URLSearchParams({
    side,
    limit: String(limit),
    ...(by ? { by } : {}),
    ...(cursor ? { cursor } : {}),
  })
  const path = `/api/profile/${encodeURIComponent(userId)}`
  const [reviews, figures] = await Promise.all([api(`${path}/reviews?${query}`), api(`${path}/figures`)])
  if (!reviews.ok || !figures.ok) return { status: reviews.ok ? figures.status : reviews.status }
  return {
    ...personFiguresDetailView.parse(await figures.json()),
    reviews: reviewListView.parse(await reviews.json()),
    total: Number(reviews.headers.get('x-total-count') ?? 0),
    nextCursor: reviews.headers.get('x-next-cursor'),
  }
}
