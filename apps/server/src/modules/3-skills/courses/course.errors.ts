import { visitorCourseDays } from '@guildhall/contract'
import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const courseErrors = {
  'course.not_found': { kind: 'missing', sentence: 'This course does not exist, or is no longer shared.' },
  'course.lesson_not_found': { kind: 'missing', sentence: 'This course has no such lesson.' },
  'course.step_not_found': { kind: 'missing', sentence: 'This lesson has no such step. Reload the page.' },
  'course.no_project': { kind: 'missing', sentence: 'This course has no project.' },
  'course.not_covered': {
    kind: 'invalid',
    sentence: 'The library has no course on this, and no AI service is set up to write one. It covers {covered}.',
  },
  'course.near_miss': {
    kind: 'invalid',
    sentence:
      'The library has no course on exactly this, and no AI service is set up to write one. Did you mean {suggestions}? It covers {covered}.',
  },
  'course.too_many': {
    kind: 'conflict',
    sentence:
      'You keep {limit} courses that were written for you, which is the maximum. Delete one you no longer need and try again.',
  },
  'course.changed': {
    kind: 'conflict',
    sentence: 'This course has been rewritten in another tab or on another device. That version was kept.',
  },
  'course.written_elsewhere': {
    kind: 'conflict',
    sentence:
      'This course is being written in another tab or on another device. Those lessons are kept, not the ones made here.',
  },
  // One sentence for all reasons: who guesses must not learn what there is.
  'course.claim_ended': {
    kind: 'missing',
    sentence: `This course can no longer be kept. It was made more than ${visitorCourseDays} days ago, made room for newer ones, or is kept by another account.`,
  },
  'course.needs_provider': {
    kind: 'unavailable',
    sentence: 'This course was written by an AI service, and none is available now. It stays as it is.',
  },
  'throttle.course': { kind: 'throttled', sentence: 'Too many courses from this address. Try again in {wait}.' },
} as const satisfies ErrorDefinitions
