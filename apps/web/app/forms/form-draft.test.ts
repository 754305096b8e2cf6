import * as v from 'valibot'
import { expect, test } from 'vitest'
import { editDraftOf } from './form-draft.ts'

const shape = editDraftOf(v.object({ title: v.string() }), v.number())
const values = { title: 'A shop' }

test.each([
  { values, version: 3 },
  { values, version: 3, setAside: { title: 'Another' } },
])('what was written comes back with the version it was based on: %j', (draft) => {
  expect(v.parse(shape, draft)).toEqual(draft)
})

test.each([undefined, 'text', values, { values }, { values: { name: 'Ines' }, version: 3 }])(
  '%j is a draft of another form',
  (draft) => {
    expect(v.is(shape, draft)).toBe(false)
  },
)
