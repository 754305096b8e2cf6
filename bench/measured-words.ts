import { trades } from './words.ts'

export const shares = [0.0001, 0.01, 0.2, 0.5] as const
type Share = (typeof shares)[number]

/** In the same share of each category's texts. */
const evenWords = ['zugzwang', 'heirloom', 'workshop', 'handover'] as const
/** Each is in another share of each category's texts. */
const unevenWords = ['limelight', 'keystone', 'milestone', 'signpost'] as const
/** In a fifth of the first category's texts, and in more of each that follows. */
export const risingWord = 'meadow'
const rising = { least: 0.2, most: 0.55 }

/** In an order in which {@link adjacentWords} stand together where both are chosen, and {@link distantWords} never. */
export function measuredWords(category: string | null, random: () => number): string[] {
  const place = trades.findIndex((trade) => trade.category === category)
  const risingShare = rising.least + ((rising.most - rising.least) * place) / (trades.length - 1)
  const chances: (readonly [string, number])[] = [
    ...evenWords.map((word, at) => [word, shares[at] ?? 0] as const),
    ...unevenWords.map((word, at) => [word, shares[(at + place) % shares.length] ?? 0] as const),
    [risingWord, risingShare],
  ]
  return chances.flatMap(([word, chance]) => (random() < chance ? [word] : []))
}

/** The word that this share of the category's texts contain, and of others another share. */
export function unevenWordFor(category: string | null, share: Share): string {
  const place = trades.findIndex((trade) => trade.category === category)
  return unevenWords[(shares.indexOf(share) - (place % shares.length) + shares.length) % shares.length] ?? ''
}

export const evenWordFor = (share: Share): string => evenWords[shares.indexOf(share)] ?? ''

/** In a tenth of all texts. */
export const adjacentWords = 'workshop handover'
/** In no text, though many have both. */
export const distantWords = 'handover workshop'
