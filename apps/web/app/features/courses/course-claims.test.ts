import { expect, test } from 'vitest'
import { parseClaims } from './course-claims.ts'

const claim = { courseId: 'one', token: 'secret', title: 'Glass by hand' }

test.each([
  { what: 'nothing', text: null, claims: [] },
  { what: 'no JSON', text: '{', claims: [] },
  { what: 'something else', text: '[{"courseId":1}]', claims: [] },
  { what: 'a claim', text: JSON.stringify([claim]), claims: [claim] },
  {
    what: 'a refused claim',
    text: JSON.stringify([{ ...claim, refusal: 'No room.' }]),
    claims: [{ ...claim, refusal: 'No room.' }],
  },
])('storage with $what is read as its claims', ({ text, claims }) => {
  expect(parseClaims(text)).toEqual(claims)
})
