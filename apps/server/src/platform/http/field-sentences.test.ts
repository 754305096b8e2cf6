import { expect, test } from 'vitest'
import { z } from 'zod'
import { sentenceForIssue } from './field-sentences.ts'

test.each([
  { schema: z.string(), value: undefined, sentence: '“field” is required.' },
  { schema: z.string(), value: 7, sentence: '“field” must be text.' },
  { schema: z.number(), value: 'x', sentence: '“field” must be a number.' },
  { schema: z.int(), value: 1.5, sentence: '“field” must be a whole number.' },
  { schema: z.int(), value: 1e300, sentence: '“field” must be at most 9007199254740991.' },
  { schema: z.boolean(), value: null, sentence: '“field” must be true or false.' },
  { schema: z.array(z.string()), value: 'x', sentence: '“field” must be a list.' },
  { schema: z.array(z.object({ name: z.string() })), value: [{}], sentence: '“field.0.name” is required.' },
  { schema: z.object({}), value: [], sentence: '“field” must be an object.' },
  { schema: z.record(z.string(), z.string()), value: 1, sentence: '“field” must be an object.' },
  { schema: z.enum(['on', 'off']), value: 'x', sentence: '“field” must be “on” or “off”.' },
  { schema: z.literal('public-key'), value: 'x', sentence: '“field” must be “public-key”.' },
  { schema: z.array(z.string()).min(1), value: [], sentence: '“field” must have at least 1 entry.' },
  { schema: z.array(z.string()).max(2), value: ['', '', ''], sentence: '“field” must have at most 2 entries.' },
  { schema: z.string().min(1), value: '', sentence: '“field” must be at least 1 character long.' },
  { schema: z.string().max(2), value: 'xxx', sentence: '“field” must be at most 2 characters long.' },
  { schema: z.number().min(1), value: 0, sentence: '“field” must be at least 1.' },
  { schema: z.uuid(), value: 'x', sentence: '“field” must be an id.' },
  { schema: z.string().regex(/^a+$/), value: 'b', sentence: '“field” is not valid.' },
  { schema: z.union([z.number(), z.boolean()]), value: 'x', sentence: '“field” is not valid.' },
  { schema: z.strictObject({}), value: { b: 1 }, sentence: '“field” has a field that is not known here.' },
])('$value is refused with: $sentence', ({ schema, value, sentence }) => {
  const { error } = z.object({ field: schema }).safeParse({ field: value }, { error: sentenceForIssue })

  expect(error?.issues.map(({ message }) => message)).toEqual([sentence])
})

test('a sentence of the schema itself stands', () => {
  const { error } = z.string({ error: 'Title must be text.' }).safeParse(1, { error: sentenceForIssue })

  expect(error?.issues[0]?.message).toBe('Title must be text.')
})
