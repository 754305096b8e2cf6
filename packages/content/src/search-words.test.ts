import { expect, test } from 'vitest'
import { stem, wordsOf } from './search-words.ts'

test.each([
  ['price', 'prices', 'pricing', 'priced'],
  ['design', 'designs', 'designer', 'designing'],
  ['negotiate', 'negotiating', 'negotiation', 'negotiations'],
  ['query', 'queries'],
  ['merge', 'merging', 'merged'],
  ['class', 'classes'],
  ['tax', 'taxes'],
  ['hire', 'hiring', 'hired'],
  ['organize', 'organise', 'organised'],
])('forms of %s meet in one stem', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1)
})

test.each([
  ['general', 'generators'],
  ['css', 'c'],
  ['react', 'reaction'],
  ['format', 'form'],
  ['center', 'cents'],
  ['carry', 'car'],
  ['pipes', 'pip'],
])('%s and %s stay apart', (one, other) => {
  expect(stem(one)).not.toBe(stem(other))
})

test.each([
  { text: 'C++ and C#', words: ['cplusplus', 'and', 'csharp'] },
  { text: 'Node.js, node js', words: ['node', 'node'] },
  { text: 'Next.js', words: ['nextjs'] },
  { text: 'Java Script, type-script', words: ['javascript', 'typescript'] },
  { text: 'UI/UX', words: ['ui', 'ux'] },
  { text: 'an A/B test', words: ['an', 'ab', 'test'] },
  { text: 'W-8BEN in UTF-8, pages 3-4', words: ['w8ben', 'in', 'utf8', 'pages', '3', '4'] },
  { text: 'What’s a11y?', words: ['what', 'accessibility'] },
  { text: 'Einführung', words: ['einfuhrung'] },
  { text: 'The licence’s grey behaviour', words: ['the', 'license', 'gray', 'behavior'] },
  { text: '…', words: [] },
])('the words of “$text”', ({ text, words }) => {
  expect(wordsOf(text)).toEqual(words)
})
