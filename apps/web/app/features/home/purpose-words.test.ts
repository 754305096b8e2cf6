import { expect, test } from 'vitest'
import { onlySide, purposesOfDestination } from './purpose-words.ts'

test.each([
  ['/freelance?search=oak', ['work']],
  ['/freelancerDashboard', []],
  ['/clientForm', ['hire']],
  ['/modules?skill=React', ['learn']],
  ['/', []],
])('signing in to see %s says %o', (path, purposes) => {
  expect(purposesOfDestination(path)).toEqual(purposes)
})

test.each([
  [[], undefined],
  [['hire'], 'client'],
  [['hire', 'learn'], 'client'],
  [['hire', 'work'], undefined],
  [['work'], 'freelancer'],
  [['learn'], 'freelancer'],
  [['work', 'learn'], 'freelancer'],
] as const)('who came to %o has first steps on one side: %s', (purposes, side) => {
  expect(onlySide(purposes)).toBe(side)
})
