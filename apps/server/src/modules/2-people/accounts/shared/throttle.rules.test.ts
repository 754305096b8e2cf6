import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  scaled,
  sharedTriesPerAddress,
  signInPerAccount,
  signInPerAddress,
  signInPerPair,
  signInWait,
  signUpPerAddress,
  type ThrottlePolicy,
  waitAfter,
} from './throttle.rules.ts'

const policies = fc.record<ThrottlePolicy>({
  freeAttempts: fc.integer({ min: 1, max: 1_000 }),
  firstWaitSeconds: fc.integer({ min: 1, max: 60 }),
  longestWaitSeconds: fc.integer({ min: 60, max: 86_400 }),
  forgetAfterSeconds: fc.integer({ min: 60, max: 86_400 }),
})
const attempts = fc.integer({ min: 1, max: 1_000_000 })

describe('waitAfter', () => {
  test.each([
    { attempt: 1, seconds: 0 },
    { attempt: 4, seconds: 0 },
    { attempt: 5, seconds: 15 },
    { attempt: 6, seconds: 30 },
    { attempt: 7, seconds: 60 },
    { attempt: 10, seconds: 480 },
    { attempt: 11, seconds: 900 },
    { attempt: 500, seconds: 900 },
  ])('after attempt $attempt of one address at one account, $seconds seconds', ({ attempt, seconds }) => {
    expect(waitAfter(attempt, signInPerPair)).toBe(seconds)
  })

  test('never shrinks from one attempt to the next, and never exceeds the longest wait', () => {
    const property = fc.property(policies, attempts, (policy, attempt) => {
      const [wait, next] = [waitAfter(attempt, policy), waitAfter(attempt + 1, policy)]
      expect(next).toBeGreaterThanOrEqual(wait)
      expect(next).toBeLessThanOrEqual(policy.longestWaitSeconds)
    })

    fc.assert(property)
  })

  test('is nothing while attempts are free, then doubles until it is as long as it gets', () => {
    const property = fc.property(policies, attempts, (policy, attempt) => {
      const [wait, next] = [waitAfter(attempt, policy), waitAfter(attempt + 1, policy)]
      expect(wait > 0).toBe(attempt >= policy.freeAttempts)
      if (wait > 0) expect(next).toBe(Math.min(2 * wait, policy.longestWaitSeconds))
    })

    fc.assert(property)
  })
})

describe('scaled', () => {
  test.each([
    { factor: 1, free: 50 },
    { factor: 10, free: 500 },
    { factor: 0.5, free: 25 },
    { factor: 0.001, free: 1 },
  ])('a factor of $factor leaves $free free attempts of 50', ({ factor, free }) => {
    expect(scaled(signInPerAddress, factor)).toEqual({ ...signInPerAddress, freeAttempts: free })
  })

  test('at least one attempt is free, whatever the factor', () => {
    const factors = fc.double({ min: 0, max: 1_000, noNaN: true })

    fc.assert(fc.property(policies, factors, (policy, factor) => scaled(policy, factor).freeAttempts >= 1))
  })
})

test('no count is forgotten while its wait still runs', () => {
  for (const policy of [signInPerAccount, signInPerPair, signInPerAddress, signUpPerAddress]) {
    expect(policy.forgetAfterSeconds).toBeGreaterThanOrEqual(policy.longestWaitSeconds)
  }
})

describe('guessing at one account for a day, with every try made as early as it may be', () => {
  test.each([
    { addresses: 1, guesses: 105 },
    { addresses: 4, guesses: 420 },
    { addresses: 5, guesses: 261 },
    { addresses: 10, guesses: 89 },
    { addresses: 100, guesses: 719 },
    { addresses: 1_000, guesses: 7_019 },
  ])('$addresses addresses have $guesses tries', ({ addresses, guesses }) => {
    expect(guessesInADay(addresses)).toBe(guesses)
  })
})

function guessesInADay(addresses: number): number {
  const day = 24 * 60 * 60
  const guessers = Array.from({ length: addresses }, () => ({ tries: 0, freeAt: 0 }))
  let [atAccount, guesses] = [0, 0]
  for (;;) {
    const next = guessers.reduce((one, other) => (other.freeAt < one.freeAt ? other : one))
    if (next.freeAt >= day) return guesses
    next.tries += 1
    guesses += 1
    if (next.tries <= sharedTriesPerAddress) atAccount += 1
    next.freeAt += signInWait({ fromAddress: next.tries, atAccount })
  }
}
