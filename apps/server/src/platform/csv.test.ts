import { expect, test } from 'vitest'
import { csvRow, decimal } from './csv.ts'

test.each([
  { fields: ['a', 1, ''], row: 'a,1,\r\n' },
  { fields: ['Oak, old', 'say "hi"', 'two\nlines'], row: '"Oak, old","say ""hi""","two\nlines"\r\n' },
  { fields: ['=1+1', '+1', '-a', '@a'], row: "'=1+1,'+1,'-a,'@a\r\n" },
  { fields: ['a=1', -1, '-12.50'], row: 'a=1,-1,-12.50\r\n' },
])('$fields', ({ fields, row }) => {
  expect(csvRow(fields)).toBe(row)
})

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [123_456, '1234.56'],
  [-100, '-1.00'],
])('%i cents are %s', (cents, text) => {
  expect(decimal(cents)).toBe(text)
})
