import { z } from 'zod'

/**
 * Every failure of the API. `error` and `message` hold the same sentence, `code` is stable, and `details` places
 * a sentence at each field that is at fault (`path` is dotted: `requiredSkills.0`).
 */
export const failureView = z.object({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string().optional(),
})
export type FailureView = z.infer<typeof failureView>
