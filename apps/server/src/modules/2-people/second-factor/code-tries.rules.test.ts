import { expect, test } from 'vitest'
import { waitAfter } from '../accounts/shared/throttle.rules.ts'
import { codesPerAccount, codesPerPair } from './code-tries.rules.ts'

const day = 24 * 60 * 60
const odds = 3 / 1_000_000

test.each([
  { days: 1, guesses: 15, chance: '0.004 %' },
  { days: 30, guesses: 73, chance: '0.022 %' },
  { days: 365, guesses: 743, chance: '0.223 %' },
])('who has the password and guesses for $days days has $guesses tries, and gets in with $chance', (row) => {
  const guesses = guessesIn(row.days * day)
  const chance = 1 - (1 - odds) ** guesses

  expect([guesses, `${(100 * chance).toFixed(3)} %`]).toEqual([row.guesses, row.chance])
})

test('waiting until the count is forgotten gives fewer tries than going on', () => {
  const perRound = guessesIn(codesPerAccount.forgetAfterSeconds)

  expect(codesPerAccount.freeAttempts).toBeLessThan(perRound)
})

test('the tries of one address are only counted: they make nobody wait', () => {
  expect(waitAfter(1_000_000, codesPerPair)).toBe(0)
})

function guessesIn(seconds: number): number {
  let [tries, at] = [0, 0]
  while (at < seconds) {
    tries += 1
    at += waitAfter(tries, codesPerAccount)
  }
  return tries
}
