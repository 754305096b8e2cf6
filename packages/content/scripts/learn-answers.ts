/** Learns which reading a prompt asks for: `npm run content:learn`, after prompts, titles or keywords were changed. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Classifier, type Example, isStem, saidBy } from '../src/answer-classifier.ts'
import { digestOf, readExamples } from '../src/answer-examples.ts'
import { learnedFile, packClassifier } from '../src/learned-answers.ts'

const rounds = 12
const stepLength = 0.5
/** How strongly weights are held near 0, so that a sign of a few prompts does not decide. */
const restraint = 0.2
/** Pairs and groups of letters that fewer examples have are left out. */
const fewestExamples = { stem: 1, other: 12 }

const examples = readExamples()
mkdirSync(path.dirname(learnedFile), { recursive: true })
writeFileSync(
  learnedFile,
  `${JSON.stringify(packClassifier(learnClassifier(examples), digestOf(examples)), null, 2)}\n`,
)
console.log(`Learned from ${examples.length} prompts, titles, topics and keywords.`)

function learnClassifier(examples: readonly Example[]): Classifier {
  const answers = [...new Set(examples.map(({ answer }) => answer))].sort()
  const counts = countSigns(examples)
  const places = new Map([...counts.keys()].map((sign, place) => [sign, place]))
  const rarities = Array.from(counts.values(), (count) => 1 + Math.log((examples.length + 1) / (count + 1)))
  const held = [...Array.from(counts.values(), (count) => restraint / count), 0]
  const ofAnswer = Map.groupBy(examples, ({ answer }) => answer)
  const size = answers.length
  const weights = new Float32Array((places.size + 1) * size)
  const squares = new Float32Array(weights.length).fill(1e-2)
  const placeOfAnswer = new Map(answers.map((answer, at) => [answer, at]))
  const said = examples.map(({ answer, signs }) => {
    const own = saidBy(signs, { places, rarities })
    return {
      places: Int32Array.from([...own.places, places.size]),
      shares: Float32Array.from([...own.shares, 1]),
      answer: placeOfAnswer.get(answer) ?? 0,
      // Answers with few examples count as much as those with many.
      share: examples.length / size / (ofAnswer.get(answer)?.length ?? 1),
    }
  })
  const errors = new Float64Array(size)
  for (let round = 0; round < rounds; round++) for (const one of shuffled(said, round)) learnFrom(one)
  return { answers, places, rarities, weights, scale: 1 }

  /** One step of AdaGrad. */
  function learnFrom({ places: own, shares, answer, share }: (typeof said)[number]) {
    errors.fill(0)
    for (let i = 0; i < own.length; i++) {
      const [start, by] = [(own[i] ?? 0) * size, shares[i] ?? 0]
      for (let at = 0; at < size; at++) errors[at] = (errors[at] ?? 0) + by * (weights[start + at] ?? 0)
    }
    let [most, total] = [-Infinity, 0]
    for (const sum of errors) most = Math.max(most, sum)
    for (let at = 0; at < size; at++) total += errors[at] = Math.exp((errors[at] ?? 0) - most)
    for (let at = 0; at < size; at++) errors[at] = ((errors[at] ?? 0) / total - (at === answer ? 1 : 0)) * share
    for (let i = 0; i < own.length; i++) {
      const [place, by] = [own[i] ?? 0, shares[i] ?? 0]
      const hold = held[place] ?? 0
      for (let at = place * size; at < (place + 1) * size; at++) {
        const gradient = (errors[at - place * size] ?? 0) * by + hold * (weights[at] ?? 0)
        const square = (squares[at] ?? 0) + gradient * gradient
        squares[at] = square
        weights[at] = (weights[at] ?? 0) - (stepLength * gradient) / Math.sqrt(square)
      }
    }
  }
}

/** By sign, how many examples have it. */
function countSigns(examples: readonly Example[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { signs } of examples) for (const sign of new Set(signs)) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return new Map(
    [...counts].filter(([sign, count]) => count >= (isStem(sign) ? fewestExamples.stem : fewestExamples.other)),
  )
}

/** The same order every time. */
function shuffled<Item>(items: readonly Item[], round: number): Item[] {
  let seed = round + 1
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 32
  }
  const order = [...items]
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const item = order[at] as Item
    order[at] = order[other] as Item
    order[other] = item
  }
  return order
}
