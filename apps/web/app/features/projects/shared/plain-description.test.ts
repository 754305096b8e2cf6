import { expect, test } from 'vitest'
import { plainDescription } from './plain-description.ts'

test.each([
  ['## Goal\nSell **two** `chairs`.', 'Goal\nSell two chairs.'],
  ['5 * 3, 2 ** 3, a `b, #5 and C# stay', '5 * 3, 2 ** 3, a `b, #5 and C# stay'],
  ['- one\n> two', '- one\n> two'],
])('%j reads %j on a card', (text, shown) => {
  expect(plainDescription(text)).toBe(shown)
})
