import { type PortfolioAdditionView, profileEntriesMaximum } from '@guildhall/contract'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { findProjectLink } from '../../3-skills/courses/shared/find-project-link.ts'
import { findProfile, lockProfile, setPortfolio } from './profile.queries.ts'

/** Puts the project of a course first in the portfolio, unless its link is there already. */
export function addToPortfolio(
  deps: OnceDeps,
  own: { userId: string; courseId: string },
): Promise<PortfolioAdditionView> {
  const { userId } = own
  return deps.database.db.transaction(async (tx) => {
    const { version } = await lockProfile(tx, userId)
    const { title, link } = await findProjectLink(tx, own)
    if (link === '') throw new DomainError('portfolio.no_link')
    const profile = await findProfile(tx, userId)
    if (!profile) throw new DomainError('portfolio.no_profile')
    const { portfolio } = profile
    if (portfolio.some((entry) => entry.link === link)) return { added: false }
    if (portfolio.length >= profileEntriesMaximum) {
      throw new DomainError('portfolio.full', { limit: profileEntriesMaximum })
    }

    const now = deps.clock()
    const entry = { title, description: '', image: '', link }
    await setPortfolio(tx, userId, { portfolio: [entry, ...portfolio], version: version + 1, updatedAt: now })
    await deps.events.record(tx, now, { kind: 'profile.saved', actorId: userId, about: { personId: userId } })
    return { added: true }
  })
}
