import { explainOffer } from './explain-offer.ts'
import { isGeneric } from './generic-words.ts'
import type { PassageHit } from './passage-index.ts'
import { indexReadings, type Name, type Passage, type Reading, type ReadingTexts, strengths } from './reading-index.ts'
import { stem, wordsOf } from './search-words.ts'

/** A reading that lies close. `passage`: the lesson that comes closest. `why`: one line for whoever asked. */
export type Offer = { reading: Reading; passage: Passage | undefined; why: string }
/** `opens`: the course that matches the prompt. `offers`: else similar readings, best first. */
export type FoundReadings = { opens: Reading | undefined; offers: readonly Offer[] }

/** The share of a prompt that the names of a course must cover for it to be opened. Tuned with `testing/prompts.ts`. */
/** The share that a lesson must teach to be offered. Tuned with `testing/freelancer-prompts.ts`. */
/** Of a reading that is offered for its name. */
/** Offers far behind the best are noise. */
/** Minimum weight of a word the reading lacks, as it may be the actual topic. */
/** A unit comes before a course that covers less by this much. */
const unitLead = 0.1
/** A passage without the rarest word of a prompt probably teaches something else. */
/** Words that a passage has together say more than each alone. */
const offersMaximum = 5
/** Later words are ignored: prompts name their topic early. */
const wordsMaximum = 300
const correctionsMaximum = 20

const strongly = 0.8
const P = ((globalThis as any).__P ??= { cap: 4.7, else: 0.5, rel: 0.5, named: 0.3, offer: 0.5, specific: 4.2, few: 3, rare: 3.5, byName: 0.35, byNameUnit: 0.2, byNameUnknown: 0.5, offerUnknown: 0.6, company: 0.1, without: 1, best: 0.55, absent: 2.8, open: 0.55, ...JSON.parse(process.env.P ?? '{}') })
type Scored = {
  reading: Reading
  share: number
  nameCount: number
  isRelated: boolean
  isNear: boolean
  hit: PassageHit | undefined
  rank: number
}

export function* openReadings(readings: Iterable<ReadingTexts>): Generator<void, (prompt: string) => FoundReadings> {
  const index = yield* indexReadings(readings)

  function read(prompt: string) {
    const corrected = new Map<string, string>()
    const guessed = new Set<string>()
    /** By stem, as typed or corrected. */
    const words = new Map<string, string>()
    const stems = wordsOf(prompt)
      .slice(0, wordsMaximum)
      .map((word) => {
        const asTyped = stem(word)
        if (index.knows(asTyped)) {
          words.set(asTyped, word)
          return asTyped
        }
        if (!corrected.has(word) && corrected.size < correctionsMaximum) {
          const meant = index.correct(word)
          corrected.set(word, stem(meant?.word ?? word))
          if (meant) words.set(stem(meant.word), meant.word)
          if (meant && !meant.isSure) guessed.add(stem(meant.word))
        }
        return corrected.get(word) ?? asTyped
      })
    return { stems, guessed, words }
  }

  return (prompt: string): FoundReadings => {
    const { stems, guessed, words } = read(prompt)
    const names = decisive(index.namesIn(stems), stems)
    const inNames = stemsIn(names)
    const untaught = stemsIn(names.filter(({ level }) => level === 'related'))
    const asked = [...new Set(stems)].filter((stemmed) => inNames.has(stemmed) || !isGeneric(stemmed))
    const weights = index.weigh(asked, names)
    const hasUnknown = asked.some((word) => !index.knows(word))

    function score(reading: Reading, own: readonly Name[]) {
      const strengthOf = strengthByName(own)
      let covered = 0
      let total = 0
      for (const [word, weight] of weights) {
        const strength = strengthOf.get(word) ?? (untaught.has(word) ? 0 : index.strengthIn(reading, word))
        covered += weight * strength
        total += strength === 0 && !inNames.has(word) ? Math.max(weight, P.absent) : weight
      }
      const has = (wanted: Name['level']) => own.some(({ level }) => level === wanted)
      const share = covered / total
      const isRelated = has('related')
      const isGuess = own.every((name) => name.stems.some((stemmed) => guessed.has(stemmed)))
      const isWhole = own.some(({ stems: words, level }) => level !== 'related' && words.length > 1)
      const least = hasUnknown && reading.kind === 'course' ? P.byNameUnknown : reading.kind === 'unit' ? P.byNameUnit : P.byName
      const isNear = isGuess ? share >= P.open : isRelated || isWhole || has('subject') || share >= least
      return { reading, share, nameCount: own.length, isRelated, isNear }
    }
    const namesOf = Map.groupBy(names, ({ reading }) => reading)
    const scored = [...namesOf]
      .map(([reading, own]) => score(reading, own))
      .sort((one, other) => other.share - one.share || other.nameCount - one.nameCount)

    const course = scored.find(({ reading }) => reading.kind === 'course')
    const unit = scored.find(({ reading }) => reading.kind === 'unit')
    const telling = asked.filter((word) => !isGeneric(word))
    /** Whether a rare word of a short prompt is at most mentioned. */
    const lacksTopic = (reading: Reading) =>
      telling.length <= P.few &&
      telling.some((word) => !inNames.has(word) && (index.strengthIn(reading, word) <= strengths.text) && index.passages.rarity(word) > P.rare)
    const isDoubtful =
      untaught.size > 0 ||
      names.every((name) => name.stems.some((stemmed) => guessed.has(stemmed))) ||
      (unit?.share ?? 0) > (course?.share ?? 0) + unitLead ||
      (course !== undefined && lacksTopic(course.reading))
    if (course && course.share >= P.open && !isDoubtful) return { opens: course.reading, offers: [] }

    const near = new Map(scored.filter((one) => one.isNear).map((one) => [one.reading, one]))
    return { opens: undefined, offers: offersOf(asked, namesOf, near, words, guessed, hasUnknown) }
  }

  function offersOf(
    asked: readonly string[],
    namesOf: ReadonlyMap<Reading, readonly Name[]>,
    near: ReadonlyMap<Reading, { share: number; isRelated: boolean }>,
    words: ReadonlyMap<string, string>,
    guessed: ReadonlySet<string>,
    hasUnknown: boolean,
  ): Offer[] {
    const telling = asked.filter((word) => !isGeneric(word) && word.length > 1)
    const rarity = new Map(asked.map((word) => [word, Math.min(P.cap, index.passages.rarity(word))]))
    const weightOf = (words: readonly string[]) => words.reduce((sum, word) => sum + (rarity.get(word) ?? 0), 0)
    const total = weightOf(asked)
    const rarest = telling.toSorted((one, other) => (rarity.get(other) ?? 0) - (rarity.get(one) ?? 0))[0]

    const best = new Map<Reading, { hit: PassageHit; share: number; bm25: number; isSpecific: boolean }>()
    for (const hit of index.passages.find(asked)) {
      const byName = strengthByName(namesOf.get(hit.reading) ?? [])
      const counted = near.has(hit.reading) ? asked : telling
      const strengthOf = (word: string) =>
        guessed.has(word)
          ? (byName.get(word) ?? 0)
          : Math.max(byName.get(word) ?? 0, hit.strengths.get(word) ?? 0, index.strengthIn(hit.reading, word) * P.else)
      const found = counted.filter((word) => strengthOf(word) > 0)
      if (found.length === 0) continue
      const covered = found.reduce((sum, word) => sum + (rarity.get(word) ?? 0) * strengthOf(word), 0)
      const whole = rarest && strengthOf(rarest) === 0 ? P.without : 1
      const isTaught = counted.some((word) => strengthOf(word) >= strongly) || (found.length > 1 && counted.every((word) => hit.strengths.has(word)))
      if (!isTaught) continue
      const isSpecific = telling.some((word) => strengthOf(word) >= strongly && index.passages.rarity(word) >= P.specific)
      const share = (covered / total) * (1 + P.company * (found.length - 1)) * whole
      const before = best.get(hit.reading)
      if (!before || share * hit.bm25 > before.share * before.bm25) best.set(hit.reading, { hit, share, bm25: hit.bm25, isSpecific: isSpecific || (before?.isSpecific ?? false) })
    }
    const readings = [...new Set([...near.keys(), ...best.keys()])]
    const candidates = readings
      .map((reading) => ({ reading, found: best.get(reading), named: near.get(reading) }))
      .filter(({ named, found }) => named || found?.isSpecific || (found?.share ?? 0) >= (hasUnknown ? P.offerUnknown : P.offer))
    const top = Math.max(1, ...candidates.map(({ found }) => found?.bm25 ?? 0))
    const ranked = candidates
      .map((one) => {
        const { found, named } = one
        const share = Math.max(found?.share ?? 0, named?.share ?? 0)
        return { ...one, rank: (named?.isRelated ? P.rel : 0) + share + (found?.bm25 ?? 0) / top + (named ? P.named : 0) }
      })
      .sort((one, other) => other.rank - one.rank)
    if (process.env.DBG) for (const r of ranked) console.log(r.reading.id, r.found?.hit.passage.lessonId, r.found?.share.toFixed(2), r.named?.share.toFixed(2), r.rank.toFixed(2), [...(r.found?.hit.strengths ?? [])].join(' '))
    const first = ranked[0]?.rank ?? 0
    return ranked
      .filter(({ rank }) => rank >= first * P.best)
      .slice(0, offersMaximum)
      .map(({ reading, found, named }) => ({
        reading,
        passage: found?.hit.passage,
        why: explainOffer({ reading, hit: found?.hit, isRelated: named?.isRelated ?? false, words }),
      }))
  }
}

function strengthByName(own: readonly Name[]): ReadonlyMap<string, number> {
  const strengthOf = new Map<string, number>()
  for (const { stems: words, level } of own) {
    for (const word of words) strengthOf.set(word, Math.max(strengthOf.get(word) ?? 0, strengths[level]))
  }
  return strengthOf
}

/**
 * Names made of generic words, such as "web development", decide only if no other name matches. Related terms do not
 * count inside names that are taught: "learn to code" does not ask for "code".
 */
function decisive(names: readonly Name[], prompt: readonly string[]): readonly Name[] {
  const taught = names.filter(({ level }) => level !== 'related')
  const whole = names.filter(
    ({ level, stems }) =>
      level !== 'related' || !taught.some((name) => stems.every((word) => name.stems.includes(word))),
  )
  const telling = whole.filter(({ stems }) => !stems.every(isGeneric))
  if (telling.length > 0) return telling
  return prompt.every(isGeneric) ? whole : whole.filter(({ stems }) => stems.length > 1)
}

const stemsIn = (names: readonly Name[]): ReadonlySet<string> => new Set(names.flatMap(({ stems }) => stems))
