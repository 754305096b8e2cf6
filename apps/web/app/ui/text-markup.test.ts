import { expect, test } from 'vitest'
import { parseInlineCode, splitParagraphs } from './text-markup.ts'

const plain = (text: string) => ({ kind: 'text', text })
const code = (text: string) => ({ kind: 'code', text })

test.each([
  { text: 'plain', parts: [plain('plain')] },
  { text: '`a` or `b`.', parts: [code('a'), plain(' or '), code('b'), plain('.')] },
  { text: 'an odd ` alone', parts: [plain('an odd ` alone')] },
  { text: 'one `two` three ` four', parts: [plain('one '), code('two'), plain(' three ` four')] },
  { text: '``', parts: [plain('``')] },
  { text: '', parts: [] },
])('$text', ({ text, parts }) => {
  expect(parseInlineCode(text)).toEqual(parts)
})

test.each([
  { text: 'one\nstill one\n\ntwo\n \n\nthree\n', paragraphs: ['one\nstill one', 'two', 'three\n'] },
  { text: 'one\nstill one\n\ntwo\n \nthree\n\n', paragraphs: ['one\nstill one', 'two', 'three'] },
])('blank lines separate paragraphs, single line breaks do not: $text', ({ text, paragraphs }) => {
  expect(splitParagraphs(text)).toEqual(paragraphs)
})
