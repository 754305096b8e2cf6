import { expect, test } from 'vitest'
import { criteriaLines } from './criteria.ts'

test.each([
  ['One sentence.', ['One sentence.']],
  ['Two pages:\n\n- Start page\r\n* Prices\n  • Contact  ', ['Two pages:', 'Start page', 'Prices', 'Contact']],
  ['1. Fast\n2) Small\n2029 is the year', ['Fast', 'Small', '2029 is the year']],
  ['Same\n- Same\n-\n', ['Same', '-']],
  [' \n\t\n', []],
])('criteriaLines of %j', (criteria, lines) => {
  expect(criteriaLines(criteria)).toEqual(lines)
})

test('criteriaLines: every line is part of the text, and there are at most 200', () => {
  const text = Array.from({ length: 300 }, (_, at) => `${at + 1}. Requirement ${at}`).join('\n')
  const lines = criteriaLines(text)
  expect(lines).toHaveLength(200)
  expect(lines.every((line) => text.includes(line))).toBe(true)
})
