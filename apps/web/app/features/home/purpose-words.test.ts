import { expect, test } from 'vitest'
import { purposesOfDestination } from './purpose-words.ts'

test.each([
  ['/freelance?search=oak', ['work']],
  ['/freelancerDashboard', []],
  ['/clientForm', ['hire']],
  ['/modules?skill=React', ['learn']],
  ['/', []],
])('signing in to see %s says %o', (path, purposes) => {
  expect(purposesOfDestination(path)).toEqual(purposes)
})
