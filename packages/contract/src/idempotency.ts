import { z } from 'zod'
import { idempotencyKeptHours } from './idempotency.constants.ts'

const idempotencyKey = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[\x21-\x7e]+$/)

/** Repeating key and body repeats the response; the same key with another body is refused. Other headers pass. */
export const idempotencyHeaders = z.looseObject({
  'idempotency-key': idempotencyKey
    .optional()
    .describe(
      `A text of 1 to 255 visible ASCII characters without spaces, such as a UUID, made for one act of one person. Sent again with the same body within ${idempotencyKeptHours} hours, it gets the first answer again and nothing happens twice. With another body it gets 422.`,
    ),
})
