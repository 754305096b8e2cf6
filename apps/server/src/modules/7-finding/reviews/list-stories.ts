import { type StoriesView, storiesShown, storyReleaseMinimumCents, storyScoreMinimum } from '@guildhall/contract'
import type { ReadDb } from '../../../platform/database/database.ts'
import { presentReview } from './review.presenter.ts'
import { listNewestReviews, listPraisedContracts, listReviewsOf } from './review.queries.ts'

/** One praised contract per freelancer, and the newest other reviews, good or bad. */
export async function listStories(db: ReadDb, now: Date): Promise<StoriesView> {
  const contractIds = await listPraisedContracts(db, {
    ...{ now, minimum: storyScoreMinimum, releasedMinimum: storyReleaseMinimumCents, limit: storiesShown },
  })
  const newest = await listNewestReviews(db, { now, except: contractIds, limit: storiesShown })
  const pairs = await Promise.all(contractIds.map((contractId) => listReviewsOf(db, contractId)))
  const stories = pairs.flatMap((pair) => {
    const [ofFreelancer, ofClient] = (['freelancer', 'client'] as const).map((reviewed) =>
      pair.find(({ side }) => side === reviewed),
    )
    if (!ofFreelancer || !ofClient) return []
    const shown = presentReview(ofFreelancer)
    return [{ title: shown.title, ofFreelancer: shown, ofClient: presentReview(ofClient) }]
  })
  return { stories, newest: newest.map(presentReview) }
}
