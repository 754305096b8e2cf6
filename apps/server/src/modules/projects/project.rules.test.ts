import { describe, expect, test } from 'vitest'
import {
  allowedProjectMoves,
  containsPattern,
  projectSearchText,
  refusalOfDeadline,
  refusalToAccept,
  refusalToEdit,
  refusalToPropose,
} from './project.rules.ts'

const rules = [
  {
    status: 'active',
    viewer: 'client',
    edit: null,
    propose: 'proposal.own_project',
    accept: null,
    moves: ['edit', 'accept_proposal'],
  },
  {
    status: 'active',
    viewer: 'other',
    edit: 'project.not_yours',
    propose: null,
    accept: 'project.not_yours',
    moves: ['propose'],
  },
  {
    status: 'in_progress',
    viewer: 'client',
    edit: null,
    propose: 'proposal.own_project',
    accept: 'proposal.already_decided',
    moves: ['edit'],
  },
  {
    status: 'in_progress',
    viewer: 'other',
    edit: 'project.not_yours',
    propose: 'proposal.project_closed',
    accept: 'project.not_yours',
    moves: [],
  },
  {
    status: 'completed',
    viewer: 'client',
    edit: 'project.completed',
    propose: 'proposal.own_project',
    accept: 'proposal.already_decided',
    moves: [],
  },
  {
    status: 'completed',
    viewer: 'other',
    edit: 'project.not_yours',
    propose: 'proposal.project_closed',
    accept: 'project.not_yours',
    moves: [],
  },
] as const

test.each(rules)('of a project that is $status, its $viewer may do $moves', ({ status, viewer, ...expected }) => {
  const project = { clientId: 'client', status }

  expect(refusalToEdit(project, viewer)).toBe(expected.edit)
  expect(refusalToPropose(project, viewer)).toBe(expected.propose)
  expect(refusalToAccept(project, viewer)).toBe(expected.accept)
  expect(allowedProjectMoves(project, viewer, false)).toEqual(expected.moves)
})

test('who has proposed is not offered to do so again', () => {
  expect(allowedProjectMoves({ clientId: 'client', status: 'active' }, 'other', true)).toEqual([])
})

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
    expect(containsPattern(needle)).toBe(pattern)
  })

  test('a sign and the rune it changes places with stay two different things', () => {
    const [plus, rune] = ['c++', 'cᚠᚠ'].map((title) =>
      projectSearchText({ title, description: '', requiredSkills: [] }),
    )

    expect(plus).not.toBe(rune)
    expect(plus).toContain(containsPattern('C++').slice(1, -1))
    expect(rune).not.toContain(containsPattern('C++').slice(1, -1))
    expect(rune).toContain(containsPattern('ᚠ').slice(1, -1))
  })
})
