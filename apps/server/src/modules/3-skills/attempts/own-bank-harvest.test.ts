import { ownQuestionsFor, passingScore, verifiedQuestionCounts } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { randomBelow } from '../../../platform/random.ts'
import { drawQuestions } from '../../1-ground/question-bank/shared/draw-questions.rules.ts'

const runs = 2_000
const options = ['Ask first', 'Ask later', 'Ask twice', 'Never ask']

/** How often somebody passes who has read one attempt of 20 questions, and guesses where the next asks others. */
function passesAfterOne(size: number, count: number): number {
  const pool = Array.from({ length: size }, (_, number) => ({ id: `q${number}`, options, answer: 'Ask first' }))
  return Array.from({ length: runs }, () => {
    const read = new Set(drawQuestions(pool, Math.min(20, size), new Map(), randomBelow).map(({ id }) => id))
    const right = drawQuestions(pool, count, new Map(), randomBelow).filter(
      ({ id }) => read.has(id) || randomBelow(4) === 0,
    )
    return right.length >= passingScore(count)
  }).filter(Boolean).length
}

test.each(verifiedQuestionCounts)(
  'an own bank with enough for attempts of %i questions outlasts one reader',
  (count) => {
    expect(passesAfterOne(ownQuestionsFor(count), count)).toBeLessThan(runs / 100)
    expect(passesAfterOne(count, count)).toBe(runs)
  },
)
