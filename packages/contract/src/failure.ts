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

/** A course of the library or a learning unit that lies close to what was asked for. */
export const suggestionView = z.object({ kind: z.enum(['course', 'unit']), id: z.string(), title: z.string() })
export type SuggestionView = z.infer<typeof suggestionView>

/** A failure that offers what lies close, best first. Without `suggestions` nothing does. */
export const suggestingFailureView = failureView.extend({ suggestions: z.array(suggestionView).optional() })
export type SuggestingFailureView = z.infer<typeof suggestingFailureView>
