import { expect, test } from 'vitest'
import { historyText, priceNote, termsText } from './terms.ts'

test.each([
  { terms: { bidAmount: 1250, atBudget: false, deliveryTime: 6 }, text: '$1,250, delivery in 6 days' },
  { terms: { bidAmount: 1200, atBudget: false, deliveryTime: null }, text: '$1,200, no delivery time given' },
  {
    terms: { bidAmount: 1200, atBudget: true, deliveryTime: null },
    text: '$1,200 (at your budget), no delivery time given',
  },
  { terms: { bidAmount: 1200, atBudget: true, deliveryTime: 1 }, text: '$1,200 (at your budget), delivery in 1 day' },
  {
    terms: { bidAmount: 900, atBudget: true, deliveryTime: 1 },
    text: '$900 (at your budget when it was sent), delivery in 1 day',
  },
])('$text', ({ terms, text }) => {
  expect(termsText(terms, 1200)).toBe(text)
})

test('a price that the freelancer named has no note, not even where it is the budget', () => {
  expect(priceNote({ bidAmount: 1200, atBudget: false, deliveryTime: null }, 1200)).toBeUndefined()
})

test.each([
  [undefined, undefined, undefined],
  [0, 0, 'New here'],
  [1, 1, '1 project completed here'],
  [20, 1, '20 projects completed here, all for 1 client'],
  [1_200, 1_000, '1,200 projects completed here, for 1,000 clients'],
])('%s completed for %s: %s', (completedJobs, completedForClients, text) => {
  expect(historyText({ completedJobs, completedForClients })).toBe(text)
})
