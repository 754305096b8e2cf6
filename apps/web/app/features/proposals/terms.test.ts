import { expect, test } from 'vitest'
import { historyText, priceNote, termsText } from './terms.ts'

test.each([
  { terms: { bidAmount: 1250, atBudget: false, deliveryTime: 6 }, text: '$1,250, delivery in 6 days' },
  { terms: { bidAmount: 1200, atBudget: false, deliveryTime: null }, text: '$1,200, no days named' },
  { terms: { bidAmount: 1200, atBudget: true, deliveryTime: null }, text: '$1,200 (at your budget), no days named' },
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
  [0, 'New here'],
  [1, '1 project completed here'],
  [3, '3 projects completed here'],
])('%i completed: %s', (completed, text) => {
  expect(historyText(completed)).toBe(text)
})
