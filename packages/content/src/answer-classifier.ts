/** Which reading a prompt asks for, learned from prompts whose answers are known: multinomial logistic regression over signs. */
export type Classifier = {
  /** Ids of readings; empty for what nothing answers. */
  answers: readonly string[]
  /** By sign, its place in the lists below. */
  places: ReadonlyMap<string, number>
  rarities: ArrayLike<number>
  /** Of the first sign a weight for each answer, then of the second, and last the constant of each answer. */
  weights: ArrayLike<number>
  /** What a weight of 1 means. */
  scale: number
}

/** Signs are what of a text is looked at. */
export type Example = { answer: string; signs: readonly string[] }

/** As a letter group says less than a word, and there are more of them. */
const weightOfLetters = 0.4
const [fewestLetters, mostLetters] = [4, 5]
const longestWord = 30

/** Stems, neighboring stems, and groups of letters, which misspelled and related words share. */
export function signsOf(stems: readonly string[], words: readonly string[]): string[] {
  const pairs = stems.slice(1).map((stemmed, at) => `${stems[at]}+${stemmed}`)
  return [...stems, ...pairs, ...[...new Set(words)].flatMap(lettersOf)]
}

function lettersOf(word: string): string[] {
  const marked = `<${word.slice(0, longestWord)}>`
  const groups: string[] = []
  for (let size = fewestLetters; size <= mostLetters; size++) {
    for (let at = 0; at + size <= marked.length; at++) groups.push(`#${marked.slice(at, at + size)}`)
  }
  return groups
}

export const isStem = (sign: string) => !isLetters(sign) && !sign.includes('+')
const isLetters = (sign: string) => sign.startsWith('#')

type Said = { places: number[]; shares: number[] }

/** What each known sign says: more the rarer it is. The squares sum up to 1. */
export function saidBy(signs: readonly string[], { places, rarities }: Pick<Classifier, 'places' | 'rarities'>): Said {
  const counts = new Map<number, number>()
  const letters = new Set<number>()
  for (const sign of signs) {
    const place = places.get(sign)
    if (place === undefined) continue
    counts.set(place, (counts.get(place) ?? 0) + 1)
    if (isLetters(sign)) letters.add(place)
  }
  const said: Said = { places: [], shares: [] }
  let squares = 0
  for (const [place, count] of counts) {
    const share = (1 + Math.log(count)) * (rarities[place] ?? 0) * (letters.has(place) ? weightOfLetters : 1)
    said.places.push(place)
    said.shares.push(share)
    squares += share * share
  }
  said.shares = said.shares.map((share) => share / Math.sqrt(squares))
  return said
}

/** By answer, the logarithm of how likely it is. */
export function classify(signs: readonly string[], classifier: Classifier): Float64Array {
  const { answers, places, weights, scale } = classifier
  const size = answers.length
  const sums = new Float64Array(size)
  const said = saidBy(signs, classifier)
  said.places.push(places.size)
  said.shares.push(1)
  said.places.forEach((place, i) => {
    const by = (said.shares[i] ?? 0) * scale
    for (let at = 0; at < size; at++) sums[at] = (sums[at] ?? 0) + by * (weights[place * size + at] ?? 0)
  })
  const most = sums.reduce((one, other) => Math.max(one, other), -Infinity)
  const total = most + Math.log(sums.reduce((sum, one) => sum + Math.exp(one - most), 0))
  return sums.map((one) => one - total)
}
