import { expect, test } from 'vitest'
import { inlineParts, languageName, paragraphsOf } from './text-parts.ts'

const words = (text: string) => ({ kind: 'words', text })
const code = (text: string) => ({ kind: 'code', text })

test.each([
  { text: 'plain', parts: [words('plain')] },
  { text: '`a` or `b`.', parts: [code('a'), words(' or '), code('b'), words('.')] },
  { text: 'an odd ` alone', parts: [words('an odd ` alone')] },
  { text: 'one `two` three ` four', parts: [words('one '), code('two'), words(' three ` four')] },
  { text: '``', parts: [words('``')] },
  { text: '', parts: [] },
])('$text', ({ text, parts }) => {
  expect(inlineParts(text)).toEqual(parts)
})

test('blank lines part paragraphs, single ones do not', () => {
  expect(paragraphsOf('one\nstill one\n\ntwo\n \n\nthree\n')).toEqual(['one\nstill one', 'two', 'three\n'])
})

test('a language is written as people write it, an unknown one as it came', () => {
  expect([languageName('js'), languageName('cpp'), languageName(), languageName('Zig')]).toEqual([
    'JavaScript',
    'C++',
    'Code',
    'Zig',
  ])
})

test.each(['constructor', '__proto__', 'toString'])('a language called %s is an unknown one', (language) => {
  expect(languageName(language)).toBe(language)
})
