import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test.each([
  { text: '', shown: '' },
  { text: 'short', shown: 'short' },
  { text: 'exactly 10', shown: 'exactly 10' },
  { text: 'eleven char', shown: 'eleven cha...' },
  { text: 'cut after a space', shown: 'cut after...' },
  { text: '🙂'.repeat(10), shown: '🙂'.repeat(10) },
  { text: '🙂'.repeat(11), shown: `${'🙂'.repeat(10)}...` },
])('the excerpt of "$text" at ten characters is "$shown"', ({ text, shown }) => {
  expect(excerpt(text, 10)).toBe(shown)
})
