import { expect, test } from 'vitest'
import { counterTerms, counterTitle } from './counter-words.ts'

test.each([
  ['client', 'open', 'client', 'Your counter-offer is waiting for Rui’s answer'],
  ['client', 'open', 'freelancer', 'Rui offers other terms'],
  ['freelancer', 'countered', 'client', 'Rui’s counter-offer was answered with another one'],
  ['client', 'declined', 'client', 'Your counter-offer was declined'],
  ['freelancer', 'outdated', 'freelancer', 'Your counter-offer is out of date'],
] as const)('counterTitle: by the %s, %s, seen by the %s', (by, status, viewer, title) => {
  expect(counterTitle({ by, status }, { viewer, otherName: 'Rui' })).toBe(title)
})

test('counterTerms: price and days', () => {
  expect(counterTerms({ bidAmount: 900, deliveryTime: 1 })).toBe('$900, delivery in 1 day')
  expect(counterTerms({ bidAmount: 900.5, deliveryTime: null })).toBe('$900.50, no delivery time given')
})
