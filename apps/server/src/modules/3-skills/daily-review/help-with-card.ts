import type { ReviewHelpView } from '@guildhall/contract'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { type OwnCard, setCard } from '../review-cards/shared/review-card.queries.ts'
import { lockDueCard } from './answer-card.ts'
import { presentHelp } from './daily-review.presenter.ts'

/** Says where to look. Kept, as a right answer then counts less. */
export function helpWithCard(deps: OnceDeps, own: OwnCard): Promise<ReviewHelpView> {
  return deps.database.db.transaction(async (tx) => {
    const now = deps.clock()
    const { card, opened } = await lockDueCard(deps, tx, own, now)
    await setCard(tx, card.id, { helpedAt: now })
    return presentHelp(opened)
  })
}
