import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RandomBelow } from '../../../../platform/random.rules.ts'
import { drawQuestions, lengthPlaceOf } from './draw-questions.rules.ts'

const first: RandomBelow = () => 0
const last: RandomBelow = (limit) => limit - 1

const chance = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })).map(
  (stream): RandomBelow =>
    (limit) =>
      Math.floor((stream.next().value ?? 0) * limit),
)

function question(id: string, place: number) {
  const options = [
    'four',
    'three letters',
    'two and some more letters',
    'the longest one there is, by many letters',
  ].reverse()
  return { id, options, answer: options[place] ?? '' }
}

describe('drawing questions', () => {
  const pool = Array.from({ length: 24 }, (_, index) => question(`q${index}`, 0))

  test('gives the wanted number, none twice, all of the pool, whatever chance does', () => {
    const counts = fc.integer({ min: 0, max: 30 })
    const property = fc.property(chance, counts, (random, count) => {
      const ids = drawQuestions(pool, count, new Map(), random).map(({ id }) => id)
      expect(new Set(ids).size).toBe(Math.min(count, pool.length))
      expect(ids).toHaveLength(Math.min(count, pool.length))
    })

    fc.assert(property)
  })

  test('takes every unseen question before any seen one, and of those the ones seen longest ago', () => {
    const seen = new Map(pool.slice(0, 20).map(({ id }, index) => [id, index < 12 ? 2_000 : 1_000]))

    for (const random of [first, last]) {
      const ids = drawQuestions(pool, 14, seen, random).map(({ id }) => id)
      expect(ids.filter((id) => !seen.has(id))).toHaveLength(4)
      expect(ids.filter((id) => seen.get(id) === 1_000)).toHaveLength(8)
      expect(ids.filter((id) => seen.get(id) === 2_000)).toHaveLength(2)
    }
  })

  test('takes answers of every place by length in equal numbers, even if that brings questions seen before', () => {
    const longest = Array.from({ length: 16 }, (_, index) => question(`long${index}`, 0))
    const others = [1, 2, 3].flatMap((place) =>
      Array.from({ length: 4 }, (_, index) => question(`other${place}${index}`, place)),
    )
    const seen = new Map(others.map(({ id }) => [id, 1_000]))

    for (const random of [first, last]) {
      const places = drawQuestions([...longest, ...others], 15, seen, random).map(lengthPlaceOf)
      expect(places.filter((place) => place === 0)).toHaveLength(4)
    }
  })

  test('takes more of one place only where the others are used up', () => {
    const few = [question('a', 1), question('b', 2)]
    const many = Array.from({ length: 10 }, (_, index) => question(`q${index}`, 0))

    const ids = drawQuestions([...few, ...many], 5, new Map(), last).map(({ id }) => id)

    expect(ids).toEqual(expect.arrayContaining(['a', 'b']))
    expect(ids).toHaveLength(5)
  })

  test('leaves the pool as it was', () => {
    const frozen = Object.freeze(pool.map((one) => Object.freeze(one)))

    expect(() => drawQuestions(frozen, 20, new Map(), last)).not.toThrow()
  })
})

test.each([
  { options: ['aaaa', 'bbb', 'cc', 'd'], answer: 'aaaa', place: 0 },
  { options: ['aaaa', 'bbb', 'cc', 'd'], answer: 'd', place: 3 },
  { options: ['aaa', 'bbb', 'cc', 'd'], answer: 'bbb', place: 0 },
  { options: ['aaa', 'bbb', 'ccc', 'd'], answer: 'bbb', place: 1 },
  { options: ['aa', 'bb', 'cc', 'dd'], answer: 'aa', place: 1 },
])('among $options the answer $answer has place $place', ({ options, answer, place }) => {
  expect(lengthPlaceOf({ options, answer })).toBe(place)
})
