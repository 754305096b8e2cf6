import { expect, test } from 'vitest'
import { agreementOf, restOf } from './split-values.ts'

test.each([
  ['200', '800.00'],
  ['0.01', '999.99'],
  ['1,000', '0.00'],
  ['1000.01', undefined],
  ['-1', undefined],
  ['some', undefined],
])('of 1,000 dollars, %s leaves %s', (typed, rest) => {
  expect(restOf(1000, typed)).toBe(rest)
})

const typed = (release: string, refund: string) => ({ release, refund, reason: '' })

test('both agree on the smaller of the two amounts, for each side', () => {
  const other = { release: 700, refund: 300 }

  expect(agreementOf(typed('200', '800'), other)).toEqual({ release: 200, refund: 300, rest: 500 })
  expect(agreementOf(typed('700', '300'), other)).toEqual({ release: 700, refund: 300, rest: 0 })
  expect(agreementOf(typed('', '300'), other)).toBeUndefined()
  expect(agreementOf(typed('200', '800'), null)).toBeUndefined()
})
