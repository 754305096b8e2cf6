import { bookmarksMaximum } from '@guildhall/contract'
import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const bookmarkErrors = {
  'bookmark.too_many': {
    kind: 'conflict',
    sentence: `You have already saved ${bookmarksMaximum}, which is the maximum. Remove one first.`,
  },
  'bookmark.yourself': { kind: 'conflict', sentence: 'You cannot save your own profile.' },
} as const satisfies ErrorDefinitions
