import { expect, test } from 'vitest'
import { keywordProblems } from './check-keywords.ts'

const course = {
  subjects: ['PHP'],
  keywords: ['php sessions'],
  related: ['laravel'],
  passages: [['A session is kept on the server.', 'Composer loads packages.'], ['Forms and their dangers.']],
}

test('a keyword whose words stand in one lesson, in any form, is taught', () => {
  expect(keywordProblems(course)).toEqual([])
})

test.each([
  { what: 'no lesson has', keyword: 'laravel basics' },
  { what: 'only two lessons together have', keyword: 'composer forms' },
])('a keyword whose words $what is a problem', ({ keyword }) => {
  expect(keywordProblems({ ...course, related: [], keywords: [keyword] })).toEqual([
    `the keyword “${keyword}” is taught by no lesson`,
  ])
})

test('a keyword that every prompt has is a problem', () => {
  expect(keywordProblems({ ...course, keywords: ['course'], passages: [['A course.']] })).toEqual([
    '“course” is a word that every prompt has',
  ])
})

test('what is related and taught all the same is a problem', () => {
  expect(keywordProblems({ ...course, related: ['composer'] })).toEqual([
    '“composer” is taught by a lesson; make it a keyword',
  ])
})
