import { refusalSentences } from '@guildhall/contract'
import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const invitationErrors = {
  'invitation.not_found': { kind: 'missing', sentence: 'This invitation does not exist or has been removed.' },
  'invitation.already_sent': { kind: 'conflict', sentence: refusalSentences['invitation.already_sent'] },
  'invitation.not_sent': { kind: 'conflict', sentence: refusalSentences['invitation.not_sent'] },
  'invitation.project_closed': { kind: 'conflict', sentence: refusalSentences['invitation.project_closed'] },
  'invitation.project_hidden': { kind: 'conflict', sentence: refusalSentences['invitation.project_hidden'] },
  'invitation.yourself': { kind: 'conflict', sentence: refusalSentences['invitation.yourself'] },
  'invitation.not_reachable': { kind: 'conflict', sentence: refusalSentences['invitation.not_reachable'] },
  'invitation.has_proposed': { kind: 'conflict', sentence: refusalSentences['invitation.has_proposed'] },
  'invitation.person_full': { kind: 'conflict', sentence: refusalSentences['invitation.person_full'] },
  'invitation.project_full': { kind: 'conflict', sentence: refusalSentences['invitation.project_full'] },
  'invitation.day_full': { kind: 'throttled', sentence: refusalSentences['invitation.day_full'] },
  'invitation.not_freelancer': { kind: 'forbidden', sentence: refusalSentences['invitation.not_freelancer'] },
  'invitation.not_client': { kind: 'forbidden', sentence: refusalSentences['invitation.not_client'] },
  'invitation.over': { kind: 'conflict', sentence: refusalSentences['invitation.over'] },
} as const satisfies ErrorDefinitions
