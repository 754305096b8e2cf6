import { samplePrompts } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { readPrompts, withPrompt } from './recent-prompts.ts'

test.each([null, '', 'no json', '{"prompts":[]}', '[1,2]'])(
  '%j is no list: it starts with the three samples',
  (stored) => {
    expect(readPrompts(stored)).toEqual(samplePrompts)
    expect(samplePrompts).toHaveLength(3)
  },
)

test('a stored list is read as it is, though never more than it holds', () => {
  expect(readPrompts('[]')).toEqual([])
  expect(readPrompts(JSON.stringify(['a', 'b', 'c', 'd', 'e', 'f']))).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test.each([
  { before: ['a', 'b', 'c'], prompt: 'd', after: ['d', 'a', 'b', 'c'] },
  { before: ['a', 'b', 'c', 'd', 'e'], prompt: 'f', after: ['f', 'a', 'b', 'c', 'd'] },
  { before: ['a', 'b', 'c'], prompt: 'c', after: ['c', 'a', 'b'] },
])('$prompt goes first among $before', ({ before, prompt, after }) => {
  expect(withPrompt(before, prompt)).toEqual(after)
})
