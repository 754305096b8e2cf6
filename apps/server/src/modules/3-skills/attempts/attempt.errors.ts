import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const attemptErrors = {
  'throttle.verified': {
    kind: 'throttled',
    sentence:
      'You can start {limit} assessments of 15 or 20 questions within 24 hours, and the next one in {wait}. You can still start one of 5 or 10 questions.',
  },
  'throttle.verified_address': {
    kind: 'throttled',
    sentence: 'Too many assessments of 15 or 20 questions were started from this address. Try again in {wait}.',
  },
  'throttle.unverified': {
    kind: 'throttled',
    sentence:
      'You can start {limit} assessments of 5 or 10 questions within 24 hours. You can start the next one in {wait}.',
  },
  'assessment.attempt_not_found': { kind: 'missing', sentence: 'This assessment does not exist.' },
  'assessment.question_not_found': { kind: 'missing', sentence: 'This assessment has no such question.' },
  'assessment.option_unknown': { kind: 'invalid', sentence: 'This question has no such option.' },
  'assessment.attempt_open': {
    kind: 'conflict',
    sentence: 'Your assessment in {skill} ({difficulty}) is still open. Finish it before you start another one.',
  },
  'assessment.attempt_finished': {
    kind: 'conflict',
    sentence: 'This assessment is finished, so its answers can no longer be changed.',
  },
  'assessment.time_over': {
    kind: 'conflict',
    sentence: 'Time is up for this assessment. It was graded with the answers you had given.',
  },
  'assessment.retake_waits': {
    kind: 'conflict',
    sentence: 'You can take {skill} ({difficulty}) with 15 or 20 questions again in {wait}, on {retakeAt}.',
  },
} as const satisfies ErrorDefinitions
