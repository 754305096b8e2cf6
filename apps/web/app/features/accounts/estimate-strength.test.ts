import { expect, test } from 'vitest'
import { estimateStrength } from './estimate-strength.ts'

test.each([
  ['password', 0, true],
  ['Password1', 0, true],
  ['P@ssw0rd', 0, true],
  ['aaaaaaaa', 0, false],
  ['summer2024', 1, false],
  ['correct horse', 3, false],
  ['correct horse battery', 4, false],
  ['correct horse battery '.repeat(40), 4, false],
])('%j has the score %d; common: %s', (password, score, isCommon) => {
  expect(estimateStrength(password, [])).toEqual({ score, isCommon })
})

test('what is known of its owner makes a password weaker', () => {
  const password = 'lovelace.ada'

  expect(estimateStrength(password, ['Lovelace.Ada']).score).toBeLessThan(estimateStrength(password, []).score)
})
