import { z } from 'zod'
import { idempotencyKeptHours } from './idempotency.constants.ts'

const idempotencyKey = z.string().regex(/^[\x21-\x7e]{1,255}$/, {
  error: 'Idempotency-Key must be 1 to 255 visible ASCII characters without spaces.',
})

/** Repeating key and body repeats the response; the same key with another body is refused. Other headers pass. */
export const idempotencyHeaders = z.looseObject({
  'idempotency-key': idempotencyKey
    .optional()
    .describe(
      `A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within ${idempotencyKeptHours} hours gets the first answer again and has no further effect. The same key with another body gets 422.`,
    ),
})
