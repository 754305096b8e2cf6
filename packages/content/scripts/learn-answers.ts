/** Learns which reading a prompt asks for: `npm run content:learn`, after prompts, titles or keywords were changed. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Classifier, type Example, saidBy } from '../src/answer-classifier.ts'
import { digestOf, readExamples } from '../src/answer-examples.ts'
import { learnedFile, packClassifier } from '../src/learned-answers.ts'

const rounds = 30
const stepLength = 0.5
/** How strongly weights are held near 0, so that a stem of a few prompts does not decide. */
const restraint = 0.2

const examples = readExamples()
mkdirSync(path.dirname(learnedFile), { recursive: true })
writeFileSync(
  learnedFile,
  `${JSON.stringify(packClassifier(learnClassifier(examples), digestOf(examples)), null, 2)}\n`,
)
console.log(`Learned from ${examples.length} prompts, titles, topics and keywords.`)

function learnClassifier(examples: readonly Example[]): Classifier {
  const answers = [...new Set(examples.map(({ answer }) => answer))].sort()
  const frequencies = new Map<string, number>()
  for (const { stems } of examples) {
    for (const stemmed of new Set(stems)) frequencies.set(stemmed, (frequencies.get(stemmed) ?? 0) + 1)
  }
  const rarities = new Map(
    [...frequencies].map(([stemmed, count]) => [stemmed, 1 + Math.log((examples.length + 1) / (count + 1))]),
  )
  const ofAnswer = Map.groupBy(examples, ({ answer }) => answer)
  const stems = [...frequencies.keys()]
  const place = new Map(stems.map((stemmed, at) => [stemmed, at]))
  const size = answers.length
  const weights = new Float64Array((stems.length + 1) * size)
  const squares = new Float64Array(weights.length).fill(1e-2)
  const said = examples.map((example) => {
    const own = [...saidBy(example.stems, rarities)]
    return {
      at: [...own.map(([stemmed]) => place.get(stemmed) ?? 0), stems.length],
      by: [...own.map(([, one]) => one), 1],
      answer: answers.indexOf(example.answer),
      // Answers with few examples count as much as those with many.
      share: examples.length / size / (ofAnswer.get(example.answer)?.length ?? 1),
    }
  })
  const held = [...stems.map((stemmed) => restraint / (frequencies.get(stemmed) ?? 1)), 0]
  const sums = new Float64Array(size)
  for (let round = 0; round < rounds; round++) {
    for (const one of shuffled(said, round)) {
      sums.fill(0)
      one.at.forEach((stemmed, i) => {
        const [start, by] = [stemmed * size, one.by[i] ?? 0]
        for (let at = 0; at < size; at++) sums[at] = (sums[at] ?? 0) + by * (weights[start + at] ?? 0)
      })
      let [most, total] = [-Infinity, 0]
      for (const sum of sums) most = Math.max(most, sum)
      for (let at = 0; at < size; at++) total += sums[at] = Math.exp((sums[at] ?? 0) - most)
      one.at.forEach((stemmed, i) => {
        const [start, by, hold] = [stemmed * size, one.by[i] ?? 0, held[stemmed] ?? 0]
        for (let at = 0; at < size; at++) {
          const error = ((sums[at] ?? 0) / total - (at === one.answer ? 1 : 0)) * one.share
          const gradient = error * by + hold * (weights[start + at] ?? 0)
          const square = (squares[start + at] ?? 0) + gradient * gradient
          squares[start + at] = square
          weights[start + at] = (weights[start + at] ?? 0) - (stepLength * gradient) / Math.sqrt(square)
        }
      })
    }
  }
  const rowOf = (at: number) => weights.subarray(at * size, (at + 1) * size)
  return {
    answers,
    rarities,
    weights: new Map(stems.map((stemmed, at) => [stemmed, rowOf(at)])),
    constants: rowOf(stems.length),
    scale: 1,
  }
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
