import { expect, test } from 'vitest'
import { wayBackIn, wayBackTo } from './way-back.ts'

test('the way back leads to where the link stood, with its search and its place on the page', () => {
  const state = wayBackTo({ pathname: '/freelance', search: '?search=react', hash: '#title-1' })

  expect(wayBackIn(state)).toBe('/freelance?search=react#title-1')
})

test.each([null, undefined, {}, { backTo: 7 }, 'elsewhere'])('%j remembers nothing', (state) => {
  expect(wayBackIn(state)).toBeUndefined()
})
