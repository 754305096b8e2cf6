import { describe, expect, test } from 'vitest'
import { containsPattern } from '../../../platform/database/like-pattern.ts'
import { searchable } from '../../../platform/text-search/searchable.rules.ts'
import { projectSearchText, refusalOfDeadline } from './project.rules.ts'

test.each([
  { deadline: '2030-01-10T12:00:00.001Z', current: undefined, refusal: null },
  { deadline: '2030-01-10T12:00:00.000Z', current: undefined, refusal: null },
  { deadline: '2030-01-10T11:59:59.999Z', current: undefined, refusal: 'project.deadline_passed' },
  { deadline: '2029-06-01T00:00:00.000Z', current: '2029-06-01T00:00:00.000Z', refusal: null },
  { deadline: '2029-06-02T00:00:00.000Z', current: '2029-06-01T00:00:00.000Z', refusal: 'project.deadline_passed' },
  { deadline: '2031-01-01T00:00:00.000Z', current: '2029-06-01T00:00:00.000Z', refusal: null },
] as const)('at noon of 10 January, $deadline instead of $current: $refusal', ({ deadline, current, refusal }) => {
  const now = new Date('2030-01-10T12:00:00Z')

  expect(refusalOfDeadline(new Date(deadline), now, current && new Date(current))).toBe(refusal)
})

describe('what a search compares', () => {
  test('is the title, the description and the skills, one beneath the other', () => {
    const text = projectSearchText({ title: 'Oak Bench', description: 'For TWO', requiredSkills: ['Joinery', 'Oil'] })

    expect(text.split('K')[0]).toBe('oak bench\nfor two\njoinery oil')
  })

  test.each([
    { needle: 'a%b', pattern: '%a\\%b%' },
    { needle: 'a_b', pattern: '%a\\_b%' },
    { needle: 'a\\b', pattern: '%a\\\\b%' },
    { needle: 'ÄÖ', pattern: '%äö%' },
    { needle: 'İ', pattern: '%i\u0307%' },
  ])('the pattern for $needle takes every sign literally', ({ needle, pattern }) => {
    expect(containsPattern(searchable(needle))).toBe(pattern)
  })

  test('a sign and the rune it changes places with stay two different things', () => {
    const [plus, rune] = ['c++', 'cᚠᚠ'].map((title) =>
      projectSearchText({ title, description: '', requiredSkills: [] }),
    )

    expect(plus).not.toBe(rune)
    expect(plus).toContain(containsPattern(searchable('C++')).slice(1, -1))
    expect(rune).not.toContain(containsPattern(searchable('C++')).slice(1, -1))
    expect(rune).toContain(containsPattern(searchable('ᚠ')).slice(1, -1))
  })
})
