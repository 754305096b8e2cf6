import { refusalSentences } from '@guildhall/contract'
import type { ErrorDefinitions } from '../../platform/errors.ts'

export const contractErrors = {
  'contract.not_found': { kind: 'missing', sentence: 'This contract does not exist.' },
  'contract.not_for_you': {
    kind: 'forbidden',
    sentence: 'Only the client and the freelancer of this contract can see it.',
  },
  'contract.not_client': { kind: 'forbidden', sentence: refusalSentences['contract.not_client'] },
  'contract.over': { kind: 'conflict', sentence: refusalSentences['contract.over'] },
  'contract.disputed': { kind: 'conflict', sentence: refusalSentences['contract.disputed'] },
  'contract.funded': { kind: 'conflict', sentence: refusalSentences['contract.funded'] },
  'contract.not_funded': { kind: 'conflict', sentence: refusalSentences['contract.not_funded'] },
} as const satisfies ErrorDefinitions
