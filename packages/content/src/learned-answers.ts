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
  signs: z.string(),
  /** A byte for each sign, as base64. */
  rarities: z.string(),
  /** What a weight of 1 means. */
  scale: z.number(),
  /** A byte with a sign for each of the weights, as base64. */
  weights: z.string(),
})
const stepsOfRarity = 20

const read = () => learnedSchema.parse(JSON.parse(readFileSync(learnedFile, 'utf8')))

export const digestOfLearned = () => (existsSync(learnedFile) ? read().digest : '')

export function readClassifier(): Classifier {
  const { answers, signs, rarities, scale, weights } = read()
  return {
    answers: answers.split(' '),
    places: new Map(signs.split(' ').map((sign, place) => [sign, place])),
    rarities: Float32Array.from(Buffer.from(rarities, 'base64'), (steps) => steps / stepsOfRarity),
    scale,
    weights: new Int8Array(Buffer.from(weights, 'base64')),
  }
}

export function packClassifier({ answers, places, rarities, weights }: Classifier, digest: string) {
  const most = Array.from(weights).reduce((one, other) => Math.max(one, Math.abs(other)), 0)
  const scale = most / 127
  const packed = Int8Array.from(weights, (one) => Math.round(one / scale))
  return learnedSchema.parse({
    digest,
    answers: answers.join(' '),
    signs: [...places.keys()].join(' '),
    rarities: Buffer.from(Uint8Array.from(rarities, (one) => Math.round(one * stepsOfRarity))).toString('base64'),
    scale,
    weights: Buffer.from(packed.buffer).toString('base64'),
  })
}
