import { expect, test } from 'vitest'
import { returnPathFrom, returnStateFor } from './return-state.ts'

test('the return path is that of the page with the link, with its search and hash', () => {
  const state = returnStateFor({ pathname: '/freelance', search: '?search=react', hash: '#title-1' })

  expect(returnPathFrom(state)).toBe('/freelance?search=react#title-1')
})

test.each([null, undefined, {}, { backTo: 7 }, 'elsewhere'])('%j holds no return path', (state) => {
  expect(returnPathFrom(state)).toBeUndefined()
})
