import { type StoriesView, storiesShown, storyScoreMinimum } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { presentReview } from './review.presenter.ts'
import { listNewestReviews, listPraisedContracts, listReviewsOf } from './review.queries.ts'

/** The newest contracts that both sides praised, and the newest other reviews whatever they say. */
export async function listStories({ database: { db }, clock }: Deps): Promise<StoriesView> {
  const now = clock()
  const contractIds = await listPraisedContracts(db, { now, minimum: storyScoreMinimum, limit: storiesShown })
  const newest = await listNewestReviews(db, { now, except: contractIds, limit: storiesShown })
  const pairs = await Promise.all(contractIds.map((contractId) => listReviewsOf(db, contractId)))
  const stories = pairs.flatMap((pair) => {
    const [ofFreelancer, ofClient] = (['freelancer', 'client'] as const).map((reviewed) =>
      pair.find(({ side }) => side === reviewed),
    )
    if (!ofFreelancer || !ofClient) return []
    return [
      {
        title: presentReview(ofFreelancer).title,
        ofFreelancer: presentReview(ofFreelancer),
        ofClient: presentReview(ofClient),
      },
    ]
  })
  return { stories, newest: newest.map(presentReview) }
}
