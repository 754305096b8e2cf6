import { expect, test } from 'vitest'
import { withoutMarks } from './without-marks.ts'

test.each([
  ['# Goal\n\n**Fast** pages', 'Goal\n\nFast pages'],
  ['- one\n* two\n+ three', '• one\n• two\n• three'],
  ['> quoted `code` and *this* and __that__', 'quoted code and this and that'],
  ['**all of _it_ is**', 'all of it is'],
  ['```ts\nconst a = 1\n```\nafter', 'const a = 1\nafter'],
  ['2 * 3 * 4, snake_case_name, C# and #1', '2 * 3 * 4, snake_case_name, C# and #1'],
  ['an **unclosed mark', 'an **unclosed mark'],
])('%j reads %j', (typed, read) => {
  expect(withoutMarks(typed)).toBe(read)
})

test('the longest description of nothing but marks is read at once', () => {
  for (const mark of ['*', '**a', '_', '`a', '_a ']) expect(withoutMarks(mark.repeat(5_000))).not.toBe('')
})
