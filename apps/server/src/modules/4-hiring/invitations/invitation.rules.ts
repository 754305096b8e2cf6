import {
  type InvitationGuard,
  type InvitationState,
  type InvitationStatus,
  invitationsPerDay,
  invitationsPerPerson,
  invitationsPerProject,
  type MoveContext,
  type Party,
  type ProjectStatus,
} from '@guildhall/contract'

type InvitationParties = { clientId: string; freelancerId: string; status: InvitationStatus }

const irrelevant = {
  project_open: true,
  not_yourself: true,
  reachable: true,
  no_proposal: true,
  project_invitations_left: true,
  invitations_left_today: true,
  project_shown: true,
  person_invitations_left: true,
}

export function invitationMoveContext(
  { clientId, freelancerId, status }: InvitationParties,
  viewerId: string,
): MoveContext<InvitationState, InvitationGuard> {
  const party: Party = viewerId === clientId ? 'client' : viewerId === freelancerId ? 'freelancer' : 'stranger'
  return { party, state: status, guards: irrelevant }
}

export type InviteFacts = {
  isClient: boolean
  isSelf: boolean
  isInvited: boolean
  isReachable: boolean
  hasProposed: boolean
  projectStatus: ProjectStatus
  isHidden: boolean
  /** To this project, ever. */
  invited: number
  /** This person by this client, of late. */
  invitedPerson: number
  /** By this client, in the last 24 hours. */
  invitedToday: number
}

export function inviteMoveContext(facts: InviteFacts): MoveContext<InvitationState, InvitationGuard> {
  return {
    party: facts.isClient ? 'client' : 'stranger',
    state: facts.isInvited ? 'open' : 'none',
    guards: {
      project_open: facts.projectStatus === 'active',
      not_yourself: !facts.isSelf,
      reachable: facts.isReachable,
      no_proposal: !facts.hasProposed,
      project_invitations_left: facts.invited < invitationsPerProject,
      invitations_left_today: facts.invitedToday < invitationsPerDay,
      project_shown: !facts.isHidden,
      person_invitations_left: facts.invitedPerson < invitationsPerPerson,
    },
  }
}
