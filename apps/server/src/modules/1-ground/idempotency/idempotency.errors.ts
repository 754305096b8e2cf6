import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const idempotencyErrors = {
  'request.idempotency_key_reused': {
    kind: 'unprocessable',
    sentence: 'This Idempotency-Key was sent before with another request. Make a new key for each request.',
  },
  'request.still_running': {
    kind: 'conflict',
    sentence: 'The same request is still being processed. Try again in a moment.',
  },
} as const satisfies ErrorDefinitions
