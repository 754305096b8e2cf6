import { describe, expect, test } from 'vitest'
import { lsat6 } from '../../../testing/lsat-6.ts'
import { calibrate, type ScoreGroup } from './rasch.rules.ts'

const groups = Object.entries(lsat6).flatMap(([pattern, people]): ScoreGroup[] =>
  [...pattern].map((mark, item) => ({
    itemId: `${item}`,
    total: [...pattern].filter((one) => one === '1').length,
    questions: pattern.length,
    answers: people,
    right: mark === '1' ? people : 0,
  })),
)

/**
 * D. Rizopoulos, "ltm: An R package for latent variable modeling and item response analysis", Journal of Statistical Software
 * 17(5), 2006: the Rasch model of these data, with a common slope and a standard normal trait, by marginal maximum likelihood.
 */
const published = { slope: 0.7551, difficulties: [-3.6153, -1.3224, -0.3176, -1.7301, -2.7802] }

test('the difficulties of LSAT section 6 are the published ones, on our scale', () => {
  const mean = published.difficulties.reduce((sum, one) => sum + one, 0) / 5
  const expected = published.difficulties.map((difficulty) => published.slope * (difficulty - mean))

  const scale = calibrate(groups).map(({ difficulty }) => difficulty)

  for (const [item, difficulty] of scale.entries()) expect(difficulty).toBeCloseTo(expected[item] ?? 0, 2)
  expect(scale.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0)
})

describe('items that say little', () => {
  const group = (itemId: string, fields: Partial<ScoreGroup> = {}): ScoreGroup => ({
    ...{ itemId, total: 2, questions: 5, answers: 40, right: 20 },
    ...fields,
  })

  test('people with all right, or none, change nothing', () => {
    const silent = groups.map((one) => ({ ...one, ...(one.total === 5 || one.total === 0 ? { answers: 9_999 } : {}) }))

    expect(calibrate(silent)).toEqual(calibrate(groups))
  })

  test.each([
    ['that all answer right', 40],
    ['that nobody answers right', 0],
  ])('one %s lies beyond the others, and not at infinity', (_, right) => {
    const scale = calibrate([...'abcdef'].map((id) => group(id, id === 'a' ? { right } : {})))

    const [first = 0, ...others] = scale.map(({ difficulty }) => difficulty)
    expect(Math.abs(first)).toBeLessThan(10)
    for (const other of others) expect(Math.sign(first - other)).toBe(right === 0 ? 1 : -1)
  })

  test.each([0, 1, 2])('a pool of %i items has a scale of as many', (count) => {
    const scale = calibrate([...'ab'].slice(0, count).map((id) => group(id)))

    expect(scale.map(({ difficulty }) => difficulty)).toEqual(Array(count).fill(0))
  })
})

test('an attempt that asks items more than once still recovers the order of equal steps', () => {
  // Four items, six questions: each is asked once, two of them once more. The chances are those of an able person.
  const total = 4
  const rights = [36, 30, 24, 18]
  const scale = calibrate(
    rights.map((right, item) => ({ itemId: `${item}`, total, questions: 6, answers: 40, right })),
  ).map(({ difficulty }) => difficulty)

  expect(scale).toEqual([...scale].sort((one, other) => one - other))
  expect(new Set(scale).size).toBe(4)
})
