import { refusalSentences } from '@guildhall/contract'
import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const proposalErrors = {
  'proposal.not_found': { kind: 'missing', sentence: 'This proposal does not exist or has been removed.' },
  'proposal.not_yours': { kind: 'forbidden', sentence: 'You can only send proposals in your own name.' },
  'proposal.not_for_you': { kind: 'forbidden', sentence: refusalSentences['proposal.not_for_you'] },
  'proposal.not_sender': { kind: 'forbidden', sentence: refusalSentences['proposal.not_sender'] },
  'proposal.own_project': { kind: 'forbidden', sentence: refusalSentences['proposal.own_project'] },
  'proposal.blocked': {
    kind: 'forbidden',
    sentence: 'You cannot send this person proposals or offers. If you blocked them, unblock them first.',
  },
  'proposal.project_closed': { kind: 'conflict', sentence: refusalSentences['proposal.project_closed'] },
  'proposal.already_sent': { kind: 'conflict', sentence: refusalSentences['proposal.already_sent'] },
  'proposal.already_decided': { kind: 'conflict', sentence: refusalSentences['proposal.already_decided'] },
  'proposal.project_hidden': { kind: 'conflict', sentence: refusalSentences['proposal.project_hidden'] },
  'proposal.freelancer_suspended': { kind: 'conflict', sentence: refusalSentences['proposal.freelancer_suspended'] },
  'proposal.withdrawn': { kind: 'conflict', sentence: refusalSentences['proposal.withdrawn'] },
  'proposal.not_withdrawn': { kind: 'conflict', sentence: refusalSentences['proposal.not_withdrawn'] },
  'proposal.edits_used_up': { kind: 'conflict', sentence: refusalSentences['proposal.edits_used_up'] },
  'proposal.counter_used_up': { kind: 'conflict', sentence: refusalSentences['proposal.counter_used_up'] },
  'proposal.no_counter': { kind: 'conflict', sentence: refusalSentences['proposal.no_counter'] },
  'proposal.changed': {
    kind: 'conflict',
    sentence: 'This proposal has changed since you read it. Read it again before you go on.',
  },
  'proposal.edit_not_found': { kind: 'missing', sentence: 'There is no such change of this proposal.' },
  'proposal.counter_not_found': { kind: 'missing', sentence: 'There is no such counter-offer.' },
  'proposal.counter_nothing': {
    kind: 'conflict',
    sentence: 'This counter-offer is the same as the proposal. Change the price, the days or the milestones.',
  },
  'proposal.file_not_found': {
    kind: 'missing',
    sentence: 'There is no such file. Files that no proposal uses are removed after a day; upload it again.',
  },
  'proposal.too_many_files': { kind: 'conflict', sentence: 'A proposal can have at most {limit} files.' },
  'proposal.loose_files': {
    kind: 'conflict',
    sentence: 'You have {limit} uploaded files that no proposal uses. Use them, or wait a day until they are removed.',
  },
  'proposal.milestone_sum': { kind: 'conflict', sentence: 'The milestones must add up to the bid: {bid}.' },
} as const satisfies ErrorDefinitions
