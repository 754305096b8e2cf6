import { describe, expect, test } from 'vitest'
import { misleadingAmong, normalTail } from './misleading.rules.ts'

const item = (itemId: string, answers: number, discrimination: number | null) => ({ itemId, answers, discrimination })
const sound = Array.from({ length: 11 }, (_, index) => item(`sound-${index}`, 200, 0.2))

describe('an item misleads', () => {
  test.each([
    ['clearly, among few answers', 50, -0.6, true],
    ['clearly, with too few answers', 49, -0.6, false],
    ['perhaps by chance', 50, -0.2, false],
    ['weakly, among many answers', 2_000, -0.1, true],
    ['not, with no discrimination at all', 5_000, 0, false],
    ['not, if everybody answers alike', 5_000, null, false],
    ['completely', 60, -1, true],
  ])('%s', (_, answers, discrimination, isListed) => {
    const found = misleadingAmong([...sound, item('doubtful', answers, discrimination)])

    expect(found).toEqual(isListed ? ['doubtful'] : [])
  })

  test('beyond what chance does among more items', () => {
    const doubtful = item('doubtful', 100, -0.32)
    const many = Array.from({ length: 500 }, (_, index) => item(`sound-${index}`, 200, 0.2))

    expect(misleadingAmong([...sound, doubtful])).toEqual(['doubtful'])
    expect(misleadingAmong([...many, doubtful])).toEqual([])
  })

  test('once those that mislead more clearly are found, as fewer are left to be found by chance', () => {
    const doubtful = item('doubtful', 100, -0.244)

    expect(misleadingAmong([item('clear', 100, -0.5), doubtful])).toEqual(['clear', 'doubtful'])
    expect(misleadingAmong([item('sound', 100, 0.5), doubtful])).toEqual([])
  })

  test('or all of them do', () => {
    expect(misleadingAmong(['a', 'b'].map((id) => item(id, 100, -0.5)))).toEqual(['a', 'b'])
    expect(misleadingAmong([])).toEqual([])
  })
})

test.each([
  [-3.090_23, 0.001],
  [-1.644_85, 0.05],
  [0, 0.5],
  [1.959_96, 0.975],
])('the normal distribution at %f is %f', (z, chance) => {
  expect(normalTail(z)).toBeCloseTo(chance, 5)
})
