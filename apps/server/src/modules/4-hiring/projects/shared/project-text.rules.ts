import { shortGrams, trigrams } from '../../../../platform/text-search/search-keys.rules.ts'
import { searchable } from '../../../../platform/text-search/searchable.rules.ts'

export function needleOf(typed: string): string {
  return searchable(typed.trim())
}

/** Letters from the most to the least common in English. What is not among them is rarer. */
const byFrequency = ' etaoinsrhldcumfpgwybvkxjqz'

/** One gram that every matching text contains: the needle's rarest trigram, or all of a shorter needle. */
export function probeOf(needle: string): string {
  const [first, ...others] = trigrams(needle)
  if (first === undefined) return needle
  return others.reduce((rarest, gram) => (rarity(gram) > rarity(rarest) ? gram : rarest), first)
}

function rarity(gram: string): number {
  return [...gram].reduce((sum, letter) => {
    const place = byFrequency.indexOf(letter)
    return sum + (place < 0 ? byFrequency.length : place)
  }, 0)
}

export function probesIn(text: string): string[] {
  return ['', ...new Set([...trigrams(text), ...shortGrams(text)])]
}
