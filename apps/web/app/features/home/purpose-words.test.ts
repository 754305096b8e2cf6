import { expect, test } from 'vitest'
import { purposesOfDoor } from './purpose-words.ts'

test.each([
  ['/freelance?search=oak', ['work']],
  ['/freelancerDashboard', []],
  ['/clientForm', ['hire']],
  ['/modules?skill=React', ['learn']],
  ['/', []],
])('the door %s says %o', (path, purposes) => {
  expect(purposesOfDoor(path)).toEqual(purposes)
})
