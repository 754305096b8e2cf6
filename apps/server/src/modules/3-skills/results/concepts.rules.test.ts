import { expect, test } from 'vitest'
import { conceptsOf } from './concepts.rules.ts'

const asked = [
  { concept: 'loops', key: 1 },
  { concept: 'types', key: 0 },
  { concept: 'loops', key: 3 },
  { concept: 'scope', key: 2 },
]

test('concepts add up, those most missed first and then by name', () => {
  expect(conceptsOf(asked, [1, 2, null, 2])).toEqual([
    { concept: 'loops', correct: 1, total: 2 },
    { concept: 'types', correct: 0, total: 1 },
    { concept: 'scope', correct: 1, total: 1 },
  ])
})
