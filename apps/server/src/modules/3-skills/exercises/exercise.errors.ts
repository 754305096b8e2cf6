import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const exerciseErrors = {
  'exercise.lesson_not_found': { kind: 'missing', sentence: 'This course has no such lesson with exercises.' },
  'exercise.not_found': { kind: 'missing', sentence: 'This course has no such exercise.' },
} as const satisfies ErrorDefinitions
