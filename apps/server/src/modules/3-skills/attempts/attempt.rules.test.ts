import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RandomBelow } from '../../../platform/random.rules.ts'
import type { Question } from '../../1-ground/question-bank/shared/question.rules.ts'
import { deadlineOf, endOf, isOverdue, refusalToAnswer, snapshotOf } from './attempt.rules.ts'

const at = (time: string) => new Date(`2030-05-01T${time}Z`)
const first: RandomBelow = () => 0

const chance = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })).map(
  (stream): RandomBelow =>
    (limit) =>
      Math.floor((stream.next().value ?? 0) * limit),
)

describe('time', () => {
  test('an attempt has 90 seconds for each question', () => {
    expect(deadlineOf(at('10:00:00'), 5)).toEqual(at('10:07:30'))
  })

  const [startedAt, deadlineAt] = [at('10:00:00'), at('10:07:30')]

  test.each([
    { now: '10:00:00', finishedAt: null, overdue: false, refusal: null },
    { now: '10:07:29.999', finishedAt: null, overdue: false, refusal: null },
    { now: '10:07:30', finishedAt: null, overdue: true, refusal: 'assessment.time_over' },
    { now: '10:05:00', finishedAt: '10:04:00', overdue: false, refusal: 'assessment.attempt_finished' },
    { now: '10:09:00', finishedAt: '10:04:00', overdue: false, refusal: 'assessment.attempt_finished' },
    { now: '10:09:00', finishedAt: '10:07:30', overdue: false, refusal: 'assessment.time_over' },
  ])('at $now, finished $finishedAt: overdue $overdue, refused $refusal', ({ now, finishedAt, overdue, refusal }) => {
    const times = { startedAt, deadlineAt, finishedAt: finishedAt === null ? null : at(finishedAt) }

    expect([isOverdue(times, at(now)), refusalToAnswer(times, at(now))]).toEqual([overdue, refusal])
  })

  test.each([
    { now: '10:03:00', end: '10:03:00' },
    { now: '11:00:00', end: '10:07:30' },
    { now: '09:59:59', end: '10:00:00' },
  ])('what is handed in at $now ended at $end', ({ now, end }) => {
    expect(endOf({ startedAt, deadlineAt, finishedAt: null }, at(now))).toEqual(at(end))
  })
})

describe('what an attempt keeps of a question', () => {
  const source: Question = {
    id: 'x',
    concept: 'loops',
    question: 'What does it print?',
    options: ['one', 'two', 'three', 'four'],
    answer: 'three',
    explanation: 'It counts.',
  }

  test('is all four options in some order, and the key points at the answer', () => {
    const property = fc.property(chance, (random) => {
      const { options, key } = snapshotOf(source, random)
      expect(options[key]).toBe('three')
      expect([...options].sort()).toEqual([...source.options].sort())
    })

    fc.assert(property)
  })

  test('is nothing where the answer is no option', () => {
    expect(() => snapshotOf({ ...source, answer: 'five' }, first)).toThrow('not one of its options')
  })
})
