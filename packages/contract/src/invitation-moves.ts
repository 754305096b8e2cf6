import type { InvitationStatus } from './invitations.constants.ts'
import type { Move } from './move-table.ts'

/** `none`: the freelancer has not been invited to this project. */
export type InvitationState = InvitationStatus | 'none'
export type InvitationGuard =
  | 'project_open'
  | 'not_yourself'
  | 'reachable'
  | 'no_proposal'
  | 'project_invitations_left'
  | 'invitations_left_today'
  | 'project_shown'
  | 'person_invitations_left'

const over = { state: 'invitation.over', states: { none: 'invitation.not_sent' } } as const

export const invitationMoves = {
  invite: {
    by: ['client'],
    from: ['none'],
    to: 'open',
    refusals: {
      party: 'project.not_yours',
      state: 'invitation.already_sent',
      guards: {
        project_open: 'invitation.project_closed',
        project_shown: 'invitation.project_hidden',
        not_yourself: 'invitation.yourself',
        reachable: 'invitation.not_reachable',
        no_proposal: 'invitation.has_proposed',
        person_invitations_left: 'invitation.person_full',
        project_invitations_left: 'invitation.project_full',
        invitations_left_today: 'invitation.day_full',
      },
    },
  },
  /** Also answers an invitation that was declined or has expired. */
  answer: {
    by: ['freelancer'],
    from: ['open', 'declined', 'expired'],
    to: 'proposed',
    partOf: 'propose',
    refusals: { party: 'invitation.not_freelancer', ...over },
  },
  decline: {
    by: ['freelancer'],
    from: ['open'],
    to: 'declined',
    refusals: { party: 'invitation.not_freelancer', ...over },
  },
  withdraw: {
    by: ['client'],
    from: ['open'],
    to: 'withdrawn',
    refusals: { party: 'invitation.not_client', ...over },
  },
  close: {
    by: ['client', 'operator', 'clock'],
    from: ['open'],
    to: 'withdrawn',
    partOf: 'accept_proposal',
    refusals: { party: 'invitation.not_client', ...over },
  },
  expire: {
    by: ['clock'],
    from: ['open'],
    to: 'expired',
    partOf: 'clock',
    refusals: { party: 'invitation.not_client', ...over },
  },
} as const satisfies Record<string, Move<InvitationState, InvitationGuard>>
