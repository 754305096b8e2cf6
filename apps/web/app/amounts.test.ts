import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountHint, readAmount, typedAmount } from './amounts.ts'

test.each([
  ['12.50', 12.5],
  ['1250', 1250],
  ['1,250', 1250],
  ['1,250,000.05', 1_250_000.05],
  [' $ 40 ', 40],
  ['.5', 0.5],
  ['40.', 40],
  ['0', 0],
  ['-5', -5],
])('readAmount: %j is %d dollars', (text, usd) => {
  expect(readAmount(text, 'Price')).toEqual({ usd })
})

const unclear = 'Price is not clear. Write cents after a dot, such as 12.50, and thousands as 1250 or 1,250.'
test.each([
  ['12,50', unclear],
  ['1,5', unclear],
  ['0,99', unclear],
  ['1.250,50', unclear],
  ['1250,000', unclear],
  ['12,5000', unclear],
  ['1,25', unclear],
  ['0,250', unclear],
  ['1.2.3', unclear],
  ['1.250', 'Price can have at most two decimals.'],
  ['', 'Price must be a number.'],
  ['.', 'Price must be a number.'],
  ['a lot', 'Price must be a number.'],
  ['1 250', 'Price must be a number.'],
  ['1e3', 'Price must be a number.'],
  ['0x10', 'Price must be a number.'],
  ['१२', 'Price must be a number.'],
])('readAmount: %j is refused', (text, problem) => {
  expect(readAmount(text, 'Price')).toEqual({ problem })
})

test('readAmount: every amount the product writes is read as that amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (cents) => {
      const written = (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
      expect(readAmount(written, 'Price')).toEqual({ usd: cents / 100 })
    }),
  )
})

test.each([
  ['12.5', 'That is $12.50.'],
  ['1,250', 'That is $1,250.'],
  ['12,50', undefined],
  ['', undefined],
  ['0', undefined],
])('amountHint: %j shows %j', (text, hint) => {
  expect(amountHint(text)).toBe(hint)
})

test.each([
  [1_200, '1200'],
  [12.5, '12.50'],
])('typedAmount: %d stands in a field as %s', (usd, text) => {
  expect(typedAmount(usd)).toBe(text)
})
