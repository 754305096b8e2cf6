import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addressKey,
  scaled,
  signInPerAccount,
  signInPerAddress,
  signUpPerAddress,
  spokenWait,
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
  ])('after attempt $attempt on one account, $seconds seconds', ({ attempt, seconds }) => {
    expect(waitAfter(attempt, signInPerAccount)).toBe(seconds)
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
  for (const policy of [signInPerAccount, signInPerAddress, signUpPerAddress]) {
    expect(policy.forgetAfterSeconds).toBeGreaterThanOrEqual(policy.longestWaitSeconds)
  }
})

test.each([
  { seconds: 1, spoken: '1 second' },
  { seconds: 2, spoken: '2 seconds' },
  { seconds: 59, spoken: '59 seconds' },
  { seconds: 60, spoken: '1 minute' },
  { seconds: 61, spoken: '2 minutes' },
  { seconds: 900, spoken: '15 minutes' },
])('$seconds seconds are spoken as $spoken', ({ seconds, spoken }) => {
  expect(spokenWait(seconds)).toBe(spoken)
})

test.each([
  { address: '203.0.113.7', key: '203.0.113.7' },
  { address: '::ffff:203.0.113.7', key: '203.0.113.7' },
  { address: '2001:db8:1:2:3:4:5:6', key: '2001:db8:1:2::/64' },
  { address: '2001:0DB8:0001:0002::9', key: '2001:db8:1:2::/64' },
  { address: '2001:db8::1', key: '2001:db8:0:0::/64' },
  { address: '::1', key: '0:0:0:0::/64' },
  { address: 'fe80::1%eth0', key: 'fe80:0:0:0::/64' },
])('$address counts as $key', ({ address, key }) => {
  expect(addressKey(address)).toBe(key)
})
