import { expect, test } from 'vitest'
import { z } from 'zod'
import { editDraft } from './use-edit-form.ts'

const shape = editDraft(z.object({ title: z.string() }), z.int())
const values = { title: 'A shop' }

test.each([
  { values, version: 3 },
  { values, version: 3, setAside: { title: 'Another' } },
])('what was written comes back with the version it was written over: %j', (draft) => {
  expect(shape.parse(draft)).toEqual(draft)
})

test.each([undefined, 'text', values, { values }, { values: { name: 'Ines' }, version: 3 }])(
  '%j, a draft of another form, is none',
  (draft) => {
    expect(shape.safeParse(draft).success).toBe(false)
  },
)
