import { type Classifier, classify, signsOf } from './answer-classifier.ts'
import { type AskedHit, openAskedIndex, pairName } from './asked-index.ts'
import { frequency, isEveryday } from './everyday-words.ts'
import { isGeneric } from './generic-words.ts'
import type { Taught } from './rank-offers.ts'
import type { Prompt } from './read-prompt.ts'
import { type Reading, type ReadingIndex, strengths, withoutFillers } from './reading-index.ts'
import type { Named } from './score-names.ts'
import { stemsOf } from './search-words.ts'

/** What speaks for a reading that it answers a prompt. Shares are of the weight of the prompt's words. */
export type Evidence = {
  reading: Reading
  asked: AskedHit
  taught: Taught | undefined
  named: Named | undefined
  features: Features
}
export type Features = Record<FeatureName, number>
export type FeatureName =
  | 'mentioned'
  | 'pairs'
  | 'bm25'
  | 'name'
  | 'isRelated'
  | 'share'
  | 'hasPairs'
  | 'words'
  | 'technical'
  | 'everydayOfKnown'
  | 'unknownEveryday'
  | 'elsewhere'
  | 'elsewherePairs'
  | 'learned'
  | 'learnedElsewhere'

const wordsMaximum = 40
/** Words that a third of the readings share decide nothing. */
const weightOfShared = 0.2
const weightOfLetter = 0.3
const weightOfGeneric = 0.8
const asideShare = 0.2
const strengthIfTaught = 0.9
const strengthIfNamed = 0.8
const strengthIfMentioned = 0.4
const tellingWeight = 0.5
/** For a reading that was added since. */
const unlearned = -5

type Searched = {
  prompt: Prompt
  named: readonly Named[]
  taught: ReadonlyMap<Reading, Taught>
}

/** Stands for whatever answers the prompts that nothing here answers. */
const elsewhere: Reading = { kind: 'unit', id: '', title: '', about: '' }

export function openEvidence(index: ReadingIndex, foreign: readonly string[], classifier: Classifier) {
  const foreignIndex = openAskedIndex()
  const foreignPrompts = foreign.map((text) => ({ text, stems: withoutFillers(stemsOf(text)) }))
  foreignIndex.add({ reading: elsewhere, passage: undefined }, foreignPrompts)

  const placeOfAnswer = new Map(classifier.answers.map((id, at) => [id, at]))

  const known = new Map<string, number>()
  function weightOf(stemmed: string): number {
    const before = known.get(stemmed)
    if (before !== undefined) return before
    const rarity = Math.log((index.readingCount() + 1) / (index.countReadings(stemmed) + 0.5))
    const weight = Math.max(0, rarity - weightOfShared) * (/^\d+$/.test(stemmed) ? 0.5 : 1)
    const most = stemmed.length < 2 ? weightOfLetter : isGeneric(stemmed) ? weightOfGeneric : weight
    const bounded = Math.min(weight, most)
    if (known.size < 20_000) known.set(stemmed, bounded)
    return bounded
  }

  return ({ prompt, named, taught }: Searched): Evidence[] => {
    const content = withoutFillers(prompt.stems).filter((stemmed) => !prompt.meant.has(stemmed))
    const stems = [...new Set(content)].slice(0, wordsMaximum)
    const asked = new Map(
      stems.map((stemmed) => {
        const isAside = prompt.aside.has(stemmed) && index.isUnheard(stemmed)
        return [stemmed, weightOf(stemmed) * (isAside ? asideShare : 1)]
      }),
    )
    const total = [...asked.values()].reduce((sum, weight) => sum + weight, 0)
    if (total <= 0) return []
    const neighbors = content
      .slice(1, wordsMaximum)
      .map((word, at) => [content[at] ?? '', word] as const)
      .filter((pair) => weightOfPair(pair) > 1)
    const learned = classify(signsOf(content, prompt.said), classifier)
    const learnedOf = ({ id }: Reading) => learned[placeOfAnswer.get(id) ?? -1] ?? unlearned
    const hitOf = index.asked.find({ asked, neighbors }, weightOf)
    const weightOfNeighbors = neighbors.reduce((sum, pair) => sum + weightOfPair(pair), 0)
    const ofOthers = foreignIndex.find({ asked, neighbors }, weightOf)(elsewhere)
    const othersMatch = ofOthers.closest?.match ?? 0
    const othersPairs = shareOfPairs(ofOthers.pairs)
    const words = Math.min(8, [...asked.values()].filter((weight) => weight > tellingWeight).length) / 8
    const namedOf = new Map(named.map((one) => [one.reading, one]))

    function shareOfPairs(pairs: ReadonlySet<string>) {
      const paired = neighbors.filter(([one, other]) => pairs.has(pairName(one, other)))
      return weightOfNeighbors > 0 ? paired.reduce((sum, pair) => sum + weightOfPair(pair), 0) / weightOfNeighbors : 0
    }

    function weightOfPair([one, other]: readonly [string, string]) {
      return (asked.get(one) ?? 0) + (asked.get(other) ?? 0)
    }

    const unknown = stems.filter((stemmed) => (asked.get(stemmed) ?? 0) > 0 && index.countReadings(stemmed) === 0)

    function evidenceOf(reading: Reading): Evidence {
      const hit = hitOf(reading)
      const [teaches, name] = [taught.get(reading), namedOf.get(reading)]
      let [mentioned, technical, everyday, knownWeight] = [0, 0, 0, 0]
      for (const [stemmed, weight] of asked) {
        const knows = hit.counts.has(stemmed) ? 1 : strengthOfWord(index.strengthIn(reading, stemmed))
        knownWeight += weight * knows
        everyday += weight * knows * frequency(stemmed)
        technical += weight * knows * Math.max(0, 1 - frequency(stemmed) * 1.25)
        if (knows > 0) mentioned += weight
      }
      return {
        reading,
        asked: hit,
        taught: teaches,
        named: name,
        features: {
          mentioned: mentioned / total,
          pairs: shareOfPairs(hit.pairs),
          elsewhere: othersMatch,
          elsewherePairs: othersPairs,
          learned: learnedOf(reading),
          learnedElsewhere: learnedOf(elsewhere),
          hasPairs: neighbors.length > 0 ? 1 : 0,
          share: Math.min(1.5, teaches?.share ?? 0),
          bm25: (teaches?.hit.bm25 ?? 0) / 20,
          name: name?.share ?? 0,
          isRelated: name?.isRelated ? 1 : 0,
          words,
          unknownEveryday: unknown.some((stemmed) => isEveryday(stemmed) && !prompt.aside.has(stemmed)) ? 1 : 0,
          everydayOfKnown: knownWeight > 0 ? everyday / knownWeight : 0,
          technical: technical / total,
        },
      }
    }

    return index
      .readings()
      .map(evidenceOf)
      .filter(({ asked: { closest }, taught: teaches, named: name }) => closest ?? teaches ?? name)
  }
}

function strengthOfWord(strength: number): number {
  if (strength >= strengths.heading) return strengthIfTaught
  if (strength >= strengths.partOfName) return strengthIfNamed
  return strength > 0 ? strengthIfMentioned : 0
}
