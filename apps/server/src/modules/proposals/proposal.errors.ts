import { refusalSentences } from '@guildhall/contract'
import type { ErrorDefinitions } from '../../platform/errors.ts'

export const proposalErrors = {
  'proposal.not_found': { kind: 'missing', sentence: 'This proposal does not exist or has been removed.' },
  'proposal.not_yours': { kind: 'forbidden', sentence: 'You can only send proposals in your own name.' },
  'proposal.not_for_you': {
    kind: 'forbidden',
    sentence: 'Only the two parties of this proposal can see it and its deliverables.',
  },
  'proposal.own_project': { kind: 'forbidden', sentence: refusalSentences['proposal.own_project'] },
  'proposal.project_closed': { kind: 'conflict', sentence: refusalSentences['proposal.project_closed'] },
  'proposal.already_sent': { kind: 'conflict', sentence: refusalSentences['proposal.already_sent'] },
  'proposal.already_decided': { kind: 'conflict', sentence: refusalSentences['proposal.already_decided'] },
  'proposal.freelancer_suspended': { kind: 'conflict', sentence: refusalSentences['proposal.freelancer_suspended'] },
} as const satisfies ErrorDefinitions
