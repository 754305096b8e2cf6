import { type PeopleSearch, wordsOf } from '@guildhall/contract'
import { shortGrams, trigrams } from '../../../../platform/text-search/search-keys.rules.ts'
import { searchable } from '../../../../platform/text-search/searchable.rules.ts'
import { probeOf } from '../../../4-hiring/projects/shared/project-text.rules.ts'
import { ratesOf, wantedFacets } from '../listing.rules.ts'

/** What a listing must have, so that a search finds it. Rates in cents an hour. */
export type TalentCondition = {
  words: string[]
  facets: string[]
  rateFrom: number
  rateTo: number
  /** One facet or gram that every such listing has, the rarest; empty if only a rate is asked for. */
  probe: string
}

/** Kinds of facets by their first letter, the rarest first: a verified skill, a skill, a place. Then words, then the others. */
const rareFacets = ['v:', 's:', 'l:']
const commonFacets = ['g:', 'c:', 'a:']

export function talentConditionOf(search: PeopleSearch): TalentCondition {
  const words = wordsOf(search.search ?? '').map(searchable)
  const facets = wantedFacets(search)
  const { from: rateFrom, to: rateTo } = ratesOf(search)
  const first = (kinds: readonly string[]) =>
    kinds.flatMap((kind) => facets.filter((facet) => facet.startsWith(kind)))[0]
  const longest = words.toSorted((one, other) => other.length - one.length)[0]
  const probe = first(rareFacets) ?? (longest === undefined ? undefined : probeOf(longest)) ?? first(commonFacets) ?? ''
  return { words, facets, rateFrom, rateTo, probe }
}

export function talentProbes({ text, facets }: { text: string; facets: readonly string[] }): string[] {
  return ['', ...new Set([...facets, ...trigrams(text), ...shortGrams(text)])]
}
