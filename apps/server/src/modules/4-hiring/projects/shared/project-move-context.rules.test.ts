import { movesNow, projectMoves, refusalTo } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { projectMoveContext } from './project-move-context.rules.ts'

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
  const project = { clientId: 'client', status, askedAt: null }
  const { allowedMoves, refusals } = movesNow(projectMoves, projectMoveContext(project, viewer))

  expect(refusals.edit ?? null).toBe(expected.edit)
  expect(refusals.propose ?? null).toBe(expected.propose)
  expect(refusals.accept_proposal ?? null).toBe(expected.accept)
  expect(allowedMoves).toEqual(expected.moves)
})

test('who has proposed is not offered to do so again', () => {
  const moveContext = projectMoveContext({ clientId: 'client', status: 'active', askedAt: null }, 'other', {
    hasProposed: true,
  })

  const { allowedMoves, refusals } = movesNow(projectMoves, moveContext)

  expect(allowedMoves).toEqual([])
  expect(refusals.propose).toBe('proposal.already_sent')
})

test.each([
  { status: 'active', viewer: 'client', refusal: 'project.not_in_progress' },
  { status: 'in_progress', viewer: 'client', refusal: null },
  { status: 'completed', viewer: 'client', refusal: 'project.completed' },
  { status: 'in_progress', viewer: 'other', refusal: 'project.not_yours' },
] as const)('completing a project that is $status, by its $viewer: $refusal', ({ status, viewer, refusal }) => {
  expect(
    refusalTo(projectMoves.complete, projectMoveContext({ clientId: 'client', status, askedAt: null }, viewer)),
  ).toBe(refusal)
})
