import { challengesPerDay } from '@guildhall/contract'
import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const challengeErrors = {
  'challenge.already_sent': {
    kind: 'conflict',
    sentence: 'You have already said what is wrong with this question. An operator will read it, and you will be told.',
  },
  'challenge.dropped': { kind: 'conflict', sentence: 'This question no longer counts in any assessment.' },
  'challenge.too_many': {
    kind: 'throttled',
    sentence: `You can challenge ${challengesPerDay} questions a day. Try again tomorrow.`,
  },
  'challenge.item_not_found': { kind: 'missing', sentence: 'Nobody has challenged such a question.' },
  'challenge.decided': { kind: 'conflict', sentence: 'There is no open challenge of this question any more.' },
  'challenge.not_an_option': { kind: 'invalid', sentence: 'This question has no such option.' },
  'challenge.same_key': { kind: 'invalid', sentence: 'This option already counts as right.' },
} as const satisfies ErrorDefinitions
