import type { Move, OfferedMove } from './move-table.ts'
import type { ProjectStatus } from './projects.constants.ts'

export type ProjectGuard = 'first_proposal' | 'asked'

export const projectMoves = {
  edit: {
    by: ['client'],
    from: ['active', 'in_progress'],
    refusals: {
      party: 'project.not_yours',
      state: 'project.completed',
      states: { cancelled: 'project.cancelled', closed: 'project.closed' },
    },
  },
  propose: {
    by: ['freelancer'],
    from: ['active'],
    refusals: {
      party: 'proposal.own_project',
      state: 'proposal.project_closed',
      guards: { first_proposal: 'proposal.already_sent' },
    },
  },
  accept_proposal: {
    by: ['client'],
    from: ['active'],
    to: 'in_progress',
    refusals: {
      party: 'project.not_yours',
      state: 'proposal.already_decided',
      states: { closed: 'project.closed' },
    },
  },
  complete: {
    by: ['client', 'clock'],
    from: ['in_progress'],
    to: 'completed',
    partOf: 'approve',
    refusals: {
      party: 'project.not_yours',
      state: 'project.completed',
      states: {
        active: 'project.not_in_progress',
        closed: 'project.not_in_progress',
        cancelled: 'project.cancelled',
      },
    },
  },
  cancel: {
    by: ['client', 'freelancer', 'operator'],
    from: ['in_progress', 'completed'],
    to: 'cancelled',
    partOf: 'accept_end',
    refusals: {
      party: 'project.not_yours',
      state: 'project.not_in_progress',
      states: { cancelled: 'project.cancelled' },
    },
  },
  keep_open: {
    by: ['client'],
    from: ['active'],
    refusals: {
      party: 'project.not_yours',
      state: 'project.not_active',
      states: { closed: 'project.closed' },
      guards: { asked: 'project.not_asked' },
    },
  },
  /** The client did not answer. */
  close: {
    by: ['clock'],
    from: ['active'],
    to: 'closed',
    partOf: 'keep_open',
    refusals: { party: 'project.not_yours', state: 'project.not_active', guards: { asked: 'project.not_asked' } },
  },
  reopen: {
    by: ['client'],
    from: ['closed'],
    to: 'active',
    refusals: { party: 'project.not_yours', state: 'project.not_closed' },
  },
} as const satisfies Record<string, Move<ProjectStatus, ProjectGuard>>

export type ProjectMove = OfferedMove<typeof projectMoves>
