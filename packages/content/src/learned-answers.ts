import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Classifier } from './answer-classifier.ts'

/** Written by `npm run content:learn`. */
export const learnedFile = path.join(import.meta.dirname, '..', 'learned', 'answers.json')

const learnedSchema = z.strictObject({
  /** Of the examples that it was learned from. */
  digest: z.string(),
  /** The lists are separated by spaces. Of the answers, the empty one stands for none. */
  answers: z.string(),
  stems: z.string(),
  rarities: z.string(),
  /** What a weight of 1 means. */
  scale: z.number(),
  /** A byte with a sign for each stem and answer, and last for each answer the constant; as base64. */
  weights: z.string(),
})

const read = () => learnedSchema.parse(JSON.parse(readFileSync(learnedFile, 'utf8')))

export const digestOfLearned = () => (existsSync(learnedFile) ? read().digest : '')

export function readClassifier(): Classifier {
  const { scale, weights, ...lists } = read()
  const answers = lists.answers.split(' ')
  const stems = lists.stems.split(' ')
  const rarities = lists.rarities.split(' ')
  const bytes = Buffer.from(weights, 'base64')
  const packed = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
  const rowOf = (at: number) => packed.subarray(at * answers.length, (at + 1) * answers.length)
  return {
    answers,
    scale,
    rarities: new Map(stems.map((stemmed, at) => [stemmed, Number(rarities[at])])),
    weights: new Map(stems.map((stemmed, at) => [stemmed, rowOf(at)])),
    constants: rowOf(stems.length),
  }
}

export function packClassifier({ answers, rarities, weights, constants }: Classifier, digest: string) {
  const rows = [...weights.values(), constants].map((row) => Array.from(row))
  const most = rows.flat().reduce((one, other) => Math.max(one, Math.abs(other)), 0)
  const scale = most / 127
  return learnedSchema.parse({
    digest,
    answers: answers.join(' '),
    stems: [...weights.keys()].join(' '),
    rarities: [...weights.keys()].map((stemmed) => (rarities.get(stemmed) ?? 0).toFixed(2)).join(' '),
    scale,
    weights: Buffer.from(Int8Array.from(rows.flat().map((one) => Math.round(one / scale)))).toString('base64'),
  })
}
