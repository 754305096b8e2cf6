import type { ErrorDefinitions } from '../errors.ts'

export const aiErrors = {
  'ai.not_configured': { kind: 'missing', sentence: 'No AI service is set up here.' },
  'ai.misconfigured': {
    kind: 'unavailable',
    sentence: 'The AI service is not set up correctly. Please tell this site’s operator.',
  },
  'ai.unavailable': {
    kind: 'unavailable',
    sentence: 'The AI service cannot be reached right now. Please try again in a moment.',
  },
  'ai.rate_limited': {
    kind: 'unavailable',
    sentence: 'The AI service is busy right now. Please try again in a while.',
  },
  'ai.timeout': { kind: 'timeout', sentence: 'The AI service took too long to answer. Please try again.' },
  'ai.unusable_reply': {
    kind: 'bad_gateway',
    sentence: 'The AI service answered with something we cannot use. Please try again.',
  },
  'ai.refused': {
    kind: 'bad_gateway',
    sentence: 'The AI service declined this request. Try different words.',
  },
  'ai.too_few_questions': {
    kind: 'bad_gateway',
    sentence: 'Only {found} of {count} questions passed our checks. Try again, or choose fewer questions.',
  },
  'ai.unsuitable_topic': {
    kind: 'invalid',
    sentence: 'The AI service could not work with this topic. Try different words.',
  },
  'ai.cancelled': { kind: 'invalid', sentence: 'The request was cancelled before the AI service answered.' },
} as const satisfies ErrorDefinitions
