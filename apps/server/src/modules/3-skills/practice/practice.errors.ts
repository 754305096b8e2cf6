import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const practiceErrors = {
  'throttle.quiz': { kind: 'throttled', sentence: 'Too many quizzes from this address. Try again in {wait}.' },
  'throttle.practice': {
    kind: 'throttled',
    sentence: 'You can save {limit} practice results within 24 hours. You can save the next one in {wait}.',
  },
  'assessment.topic_not_covered': {
    kind: 'invalid',
    sentence: 'There are no questions on “{topic}” here. Choose one of these: {covered}.',
  },
} as const satisfies ErrorDefinitions
