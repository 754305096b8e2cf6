import { wordPieces } from './word-pieces.rules.ts'

// Searched text is lower-case, so capital letters are free for keys and no search text matches them.
const keysMark = 'K'
const keySeparator = 'S'
const proseKey = 'P'
const facetPrefix = 'C'
const hashLetters = 'ABCDEFGHIJLMNOPQRTUVWXYZ'
const hashLength = 4

/** Grams that at least 40 percent of all 600-character pieces of English prose contain. `_` is a space, `ᚦ` a dot. */
const commonGrams = new Set(
  `_ _a _b _c _d _e _f _g _h _i _l _m _n _o _p _r _s _t _u _v _w _y a a_ ab ac ad ag ai al am an ap ar as at ay b be bl bo
  c ca ce ch ck cl co ct d d_ da de di do ds e e_ ea ec ed ee ef el em en ep er es et ev ex f f_ fe fi fo fr g g_ ge h h_
  ha he hi ho i ic id ie if ig il im in io ir is it iv j k k_ ke l l_ la ld le li ll lo ls lu ly m m_ ma me mi mo mp n n_
  na nc nd ne ng no ns nt o o_ od of ol om on oo op or os ot ou ow p pa pe pl po pr pt q qu r r_ ra rd re ri ro rs rt
  ry s s_ sa se sh si so ss st su t t_ ta te th ti tl to tr ts tu ty u ue ul um un ur us ut v va ve w w_ wa we wh wi wo
  x xt y y_ yo , ,_ d, e, s, t, ᚦ ᚦ_ dᚦ eᚦ nᚦ sᚦ tᚦ yᚦ`
    .split(/\s+/)
    .map((gram) => gram.replace('_', ' ')),
)
const proseShare = 0.6

const asciiCodes = 128
/** By the codes of two characters; those of a character alone begin at `alone`. Emptied for each text: to make it anew took longer. */
const seen = new Uint8Array(asciiCodes * (asciiCodes + 1))
const alone = asciiCodes * asciiCodes

/** The characters of a text and its pairs of them, each once. */
export function shortGrams(text: string): string[] {
  const grams: string[] = []
  const others = new Set<string>()
  const addOther = (gram: string) => {
    if (others.has(gram)) return
    others.add(gram)
    grams.push(gram)
  }
  seen.fill(0)
  let previous = ''
  let previousCode = asciiCodes
  for (const character of text) {
    const code = character.charCodeAt(0)
    // Most come again and again: a look here takes a fraction of making the pair and looking for it in a set.
    if (code >= asciiCodes) addOther(character)
    else if (seen[alone + code] === 0) {
      seen[alone + code] = 1
      grams.push(character)
    }
    const pair = previousCode * asciiCodes + code
    if (code >= asciiCodes || previousCode >= asciiCodes) {
      if (previous) addOther(previous + character)
    } else if (seen[pair] === 0) {
      seen[pair] = 1
      grams.push(previous + character)
    }
    previous = character
    previousCode = code
  }
  return grams
}

export function trigrams(text: string): string[] {
  const characters = [...text]
  return characters.slice(2).map((third, at) => `${characters[at]}${characters[at + 1]}${third}`)
}

/** One key per space, from the six characters around it: tells adjacent words from distant ones. */
export function borderKeys(text: string): Set<string> {
  const keys = new Set<string>()
  let before = -1
  let blank = text.indexOf(' ')
  while (blank >= 0) {
    const next = text.indexOf(' ', blank + 1)
    const end = next < 0 ? text.length : next
    if (blank - before > 3 && end - blank > 3) keys.add(capitalsOf(text.slice(blank - 3, blank + 4)))
    before = blank
    blank = next
  }
  return keys
}

/** The text, then keys and facets, then the pieces of long words. SQL splits it at each `K`, and both lists at each `S`. */
export function indexedText(text: string, facets: readonly string[]): string {
  const lists = [[...searchKeys(text), ...facets.map(facetKey)], [...wordPieces(text)]]
  return [text, ...lists.map((list) => list.join(keySeparator))].join(keysMark)
}

/** The keys of a text alone, for a column of their own. SQL splits them at each `S`. */
export const joinedKeys = (text: string): string => searchKeys(text).join(keySeparator)

/** English prose omits its most common grams, two thirds of the keys, and is marked with {@link proseKey}. */
function searchKeys(text: string): string[] {
  const grams = shortGrams(text)
  const rareHere = grams.filter((gram) => !commonGrams.has(gram))
  const isProse = grams.length - rareHere.length >= proseShare * commonGrams.size
  return isProse ? [...rareHere, ...borderKeys(text), proseKey] : [...grams, ...borderKeys(text)]
}

/** Facets share keys by chance, so what the index finds by one is compared with the facet itself. */
export function facetKey(facet: string): string {
  return facetPrefix + capitalsOf(facet)
}

export type IndexTerms = { keys: string[]; anyKey: string[]; parts: string[] }

const mostTerms = 4
const usualWindow = 6
/** Of which the cheapest part is chosen. */
const longWindow = 12
const word = /^[\p{L}\p{N}]{3}$/u

/** Necessary conditions; check the text too. Long needles use their rarest parts, as each costs a walk. */
function indexTerms(needle: string, frequencyOf: (gram: string) => number): IndexTerms {
  if ([...needle].length <= 2) return shortTerms(needle)
  const { borders, parts, signs } = longTerms(needle)
  const rarest = [...borders, ...parts, ...signs].sort(by(frequencyOf)).slice(0, mostTerms)
  if (rarest.length === 0) return { keys: [], anyKey: [], parts: [escaped(needle)] }
  return {
    keys: rarest.filter((gram) => !parts.has(gram)),
    anyKey: [],
    parts: rarest.filter((gram) => parts.has(gram)),
  }
}

export type FewestTerms = IndexTerms & { pieces: string[] }

/** Of some sampled rows, how many contain all trigrams of these letters, and these keys and pieces. */
export type RowsWith = (letters: string, exact: readonly string[]) => number

/**
 * Like {@link indexTerms}, with one part at most, or none. PostgreSQL compares each text that the index finds by a part with each condition again,
 * with keys at ten times the cost of a part, and compares none that it finds by keys and pieces alone. `rowsWith` counts among the
 * sampled rows that are searched; without it the part has as many letters as can be.
 */
export function fewestTerms(needle: string, frequencyOf: (gram: string) => number, rowsWith?: RowsWith): FewestTerms {
  if ([...needle].length <= 2) return { ...shortTerms(needle), pieces: [] }
  const { borders, parts, signs } = longTerms(needle)
  const keys = new Set([...borders, ...signs])
  const [rarest] = [...parts].sort(by(frequencyOf))
  const withExact = (exact: readonly string[], ...parts: string[]) => ({
    keys: exact.filter((key) => keys.has(key)),
    anyKey: [],
    pieces: exact.filter((key) => !keys.has(key)),
    parts,
  })
  if (!rowsWith) {
    const most = rarest === undefined ? Number.POSITIVE_INFINITY : frequencyOf(rarest) / 2
    const rare = [...keys].sort(by(frequencyOf)).filter((key) => frequencyOf(key) < most)
    if (rare.length > 0) return withExact(rare.slice(0, 2), ...(rarest === undefined ? [] : [rarest]))
    return withExact([], rarest === undefined ? escaped(needle) : rarestWindow(needle, frequencyOf, usualWindow))
  }
  const exact = fewestTogether([...keys, ...wordPieces(needle)], rowsWith)
  if (rarest === undefined) return exact.length > 0 ? withExact(exact) : withExact([], escaped(needle))
  const part = cheapestPart(rarestWindow(needle, frequencyOf, longWindow), rowsWith)
  if (exact.length === 0) return withExact([], part)
  const rareKeys = fewestTogether([...keys], rowsWith).slice(0, 2)
  const costs = [
    { terms: withExact(exact), cost: costOf(exact, '', rowsWith, entriesPerRow) },
    { terms: withExact([], part), cost: costOf([], part, rowsWith, entriesPerRow) },
    { terms: withExact(rareKeys, rarest), cost: costOf(rareKeys, rarest, rowsWith, entriesPerCutRow) },
  ]
  return costs.reduce((best, way) => (way.cost < best.cost ? way : best)).terms
}

const mostExact = 4

/**
 * Those that together are in the fewest rows, and none that makes no difference. Each is a list to walk through, in which PostgreSQL leaps
 * to what a rarer one contains.
 */
function fewestTogether(keys: readonly string[], rowsWith: RowsWith): string[] {
  const rows = new Map(keys.map((key) => [key, rowsWith('', [key])]))
  const left = keys.toSorted(by((key) => rows.get(key) ?? 0))
  const chosen: string[] = []
  for (let most = Number.POSITIVE_INFINITY; chosen.length < mostExact && left.length > 0; ) {
    const counts = left.map((key) => rowsWith('', [...chosen, key]))
    const fewest = Math.min(...counts)
    // In none of the sampled rows may be in thousands of all.
    if (fewest > 0 && fewest >= most) break
    chosen.push(...left.splice(counts.indexOf(fewest), 1))
    most = fewest
  }
  return chosen
}

const by = (frequencyOf: (gram: string) => number) => (one: string, other: string) =>
  frequencyOf(one) - frequencyOf(other)
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

function shortTerms(needle: string): IndexTerms {
  return commonGrams.has(needle)
    ? { keys: [], anyKey: [needle, proseKey], parts: [] }
    : { keys: [needle], anyKey: [], parts: [] }
}

function longTerms(needle: string) {
  // Trigrams contain the letters already; signs are in the keys only.
  const signs = shortGrams(needle).filter((gram) => !/^[\p{L}\p{N}]*$/u.test(gram) && !commonGrams.has(gram))
  return { borders: borderKeys(needle), parts: new Set(trigrams(needle).filter((part) => word.test(part))), signs }
}

/** The letters that the fewest texts contain, if their trigrams were independent. Each trigram costs a walk through its list. */
function rarestWindow(needle: string, frequencyOf: (gram: string) => number, windowLength: number): string {
  const windows = needle.split(/[^\p{L}\p{N}]+/u).flatMap((letters) => {
    const characters = [...letters]
    const length = Math.min(windowLength, characters.length)
    return length < 3 ? [] : characters.slice(length - 1).map((_, at) => characters.slice(at, at + length).join(''))
  })
  const score = (window: string) =>
    trigrams(window).reduce((sum, trigram) => sum + Math.log((1 + frequencyOf(trigram)) / 1_000), 0)
  return windows.reduce((best, window) => (score(window) < score(best) ? window : best))
}

/** How many entries of a list are read in the time of one row that the index finds, and of one whose keys are cut out of it. */
const entriesPerRow = 300
const entriesPerCutRow = 1_500

function costOf(exact: readonly string[], part: string, rowsWith: RowsWith, perRow: number): number {
  const lists = [...exact.map((key) => rowsWith('', [key])), ...trigrams(part).map((trigram) => rowsWith(trigram, []))]
  return lists.reduce((sum, rows) => sum + rows, perRow * rowsWith(part, exact))
}

/** A trigram that few rows have is enough: one more would be a walk through its list as well. */
function cheapestPart(window: string, rowsWith: RowsWith): string {
  const characters = [...window]
  const parts = characters.flatMap((_, start) =>
    characters.slice(start + 2).map((_, more) => characters.slice(start, start + 3 + more).join('')),
  )
  const costs = new Map(parts.map((part) => [part, costOf([], part, rowsWith, entriesPerRow)]))
  return parts.reduce((best, part) => ((costs.get(part) ?? 0) < (costs.get(best) ?? 0) ? part : best))
}

export function mergedTerms(
  needles: readonly string[],
  frequencyOf: (gram: string) => number,
): Pick<IndexTerms, 'keys' | 'parts'> & { anyKeys: string[][] } {
  const terms = needles.map((needle) => indexTerms(needle, frequencyOf))
  const keys = new Set(terms.flatMap((term) => term.keys))
  const parts = new Set(terms.flatMap((term) => term.parts))
  const rarest = [...keys, ...parts].sort((one, other) => frequencyOf(one) - frequencyOf(other)).slice(0, mostTerms)
  return {
    keys: rarest.filter((term) => !parts.has(term)),
    parts: rarest.filter((term) => parts.has(term)),
    // Keys that nearly every text has: of use only where there is nothing rarer.
    anyKeys: rarest.length > 0 ? [] : terms.flatMap(({ anyKey }) => (anyKey.length > 0 ? [anyKey] : [])),
  }
}

function capitalsOf(text: string): string {
  let hash = 0
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0
  // The low digits of this hash depend mostly on the last characters.
  let rest = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 4
  let capitals = ''
  for (let place = 0; place < hashLength; place++) {
    capitals += hashLetters.charAt(rest % hashLetters.length)
    rest = Math.floor(rest / hashLetters.length)
  }
  return capitals
}
