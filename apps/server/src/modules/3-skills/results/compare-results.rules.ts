import type { EarlierResultView } from '@guildhall/contract'
import { type ConceptShare, isMissed } from './concepts.rules.ts'

/** What became of the concepts that were missed before. */
export function compareConcepts(
  before: readonly ConceptShare[],
  now: readonly ConceptShare[],
): EarlierResultView['missed'] {
  const shares = new Map(now.map((share) => [share.concept, share]))
  return before.filter(isMissed).map(({ concept }) => {
    const share = shares.get(concept)
    return { concept, now: share ? (isMissed(share) ? 'missed' : 'right') : 'not_asked' }
  })
}
