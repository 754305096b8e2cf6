import { expect, test } from 'vitest'
import {
  fitting,
  flag,
  listOf,
  nullable,
  oneOf,
  optional,
  or,
  record,
  type Shape,
  text,
  wholeNumber,
} from './shapes.ts'

const draft = record({ title: text, skills: listOf(text), note: optional(text), page: or(wholeNumber, 1) })

test('a record keeps the fields it knows and leaves out what is missing', () => {
  const value = { title: 'Oak', skills: ['saw'], page: 3, other: true }

  expect(fitting(draft, value)).toEqual({ title: 'Oak', skills: ['saw'], page: 3 })
})

test('a fallback stands in for a field of another shape, also for one that is missing', () => {
  expect(fitting(draft, { title: 'Oak', skills: [], page: 'x' })?.page).toBe(1)
  expect(fitting(draft, { title: 'Oak', skills: [] })?.page).toBe(1)
})

test.each([undefined, null, [], 'Oak', { title: 'Oak' }, { title: 1, skills: [] }, { title: '', skills: [1] }])(
  '%j is no such record',
  (value) => {
    expect(fitting(draft, value)).toBeUndefined()
  },
)

test.each<[string, Shape<unknown>, unknown[], unknown[]]>([
  ['oneOf', oneOf(['grid', 'list']), ['grid'], ['table', undefined, ['grid']]],
  ['nullable', nullable(text), [null, ''], [undefined, 0]],
  ['flag', flag, [true, false], [0, 'true', null]],
  ['wholeNumber', wholeNumber, [0, -3], [0.5, '1', Number.NaN, Number.POSITIVE_INFINITY]],
])('%s', (_name, shape, good, bad) => {
  for (const value of good) expect(shape(value)).toBe(value)
  for (const value of bad) expect(() => shape(value)).toThrow()
})
