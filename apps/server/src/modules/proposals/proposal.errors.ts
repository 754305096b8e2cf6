import type { ErrorDefinitions } from '../../platform/errors.ts'

export const proposalErrors = {
  'proposal.not_found': { kind: 'missing', sentence: 'This proposal does not exist or has been removed.' },
  'proposal.not_yours': { kind: 'forbidden', sentence: 'You can only send proposals in your own name.' },
  'proposal.not_for_you': {
    kind: 'forbidden',
    sentence: 'Only the two parties of this proposal can see it and its deliverables.',
  },
  'proposal.own_project': { kind: 'forbidden', sentence: 'You posted this project, so you cannot propose on it.' },
  'proposal.project_closed': { kind: 'conflict', sentence: 'This project no longer accepts proposals.' },
  'proposal.already_sent': { kind: 'conflict', sentence: 'You have already sent a proposal for this project.' },
  'proposal.already_decided': { kind: 'conflict', sentence: 'A proposal for this project has already been accepted.' },
} as const satisfies ErrorDefinitions
