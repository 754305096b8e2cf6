import { savedSearchesMaximum } from '@guildhall/contract'
import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const savedSearchErrors = {
  'search.not_found': { kind: 'missing', sentence: 'This saved search does not exist or has been removed.' },
  'search.too_many': {
    kind: 'conflict',
    sentence: `You have saved ${savedSearchesMaximum} searches, which is the maximum. Delete one first.`,
  },
  'search.already_saved': { kind: 'conflict', sentence: 'You have already saved this search.' },
} as const satisfies ErrorDefinitions
