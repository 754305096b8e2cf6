import { expect, test } from 'vitest'
import { fieldProblems } from './field-problems.ts'

const values = {
  title: 'A shop',
  skills: 'React, Node.js',
  portfolio: [{ title: 'Poster', image: '' }],
  tags: [{ text: 'print' }],
}
const message = 'Not like this.'

test.each([
  { path: 'title', field: 'title' },
  { path: 'portfolio.0.image', field: 'portfolio.0.image' },
  { path: 'portfolio', field: 'portfolio' },
  { path: 'skills.1', field: 'skills' },
  { path: 'tags.0', field: 'tags.0' },
])('an objection to $path stands at $field', ({ path, field }) => {
  expect(fieldProblems(values, [{ path, message }])).toEqual([{ path: field, message }])
})

test.each(['', 'price', '__proto__', 'constructor.0', 'portfolio.1.image', 'portfolio.length.0'])(
  'an objection to “%s”, which this form does not know, is left out',
  (path) => {
    expect(fieldProblems(values, [{ path, message }])).toEqual([])
  },
)

test('fields come in the order of the form, and the first objection to each counts', () => {
  const details = [
    { path: 'skills.0', message: 'Too long.' },
    { path: 'skills.1', message: 'Too short.' },
    { path: 'title', message },
  ]

  expect(fieldProblems(values, details)).toEqual([
    { path: 'title', message },
    { path: 'skills', message: 'Too long.' },
  ])
})
