import { expect, test } from 'vitest'
import { reviewsText, spanText } from './figure-words.ts'

test.each([
  [0, 'under a minute'],
  [1, '1 minute'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [2 * 24 * 60 - 1, '47 hours'],
  [2 * 24 * 60, '2 days'],
])('%i minutes are %s', (minutes, text) => {
  expect(spanText(minutes)).toBe(text)
})

test('reviews are counted with their people', () => {
  expect([reviewsText(1, 1), reviewsText(12, 9)]).toEqual(['1 review by 1 person', '12 reviews by 9 people'])
})
