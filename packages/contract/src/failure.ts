import { z } from 'zod'

/**
 * The shape of every API error. `error` and `message` hold the same sentence, `code` is stable, and `details` has a
 * sentence per invalid field by dotted path (`requiredSkills.0`).
 */
export const failureView = z.object({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string().optional(),
})
export type FailureView = z.infer<typeof failureView>

/** `lessonId`: the lesson of a course that comes closest. `why`: one line, which lesson or unit teaches what of it. */
export const suggestionView = z.object({
  kind: z.enum(['course', 'unit']),
  id: z.string(),
  title: z.string(),
  lessonId: z.string().optional(),
  why: z.string().optional(),
})
export type SuggestionView = z.infer<typeof suggestionView>

/** `suggestions` is best first, and absent if there are none. */
export const suggestingFailureView = failureView.extend({ suggestions: z.array(suggestionView).optional() })
export type SuggestingFailureView = z.infer<typeof suggestingFailureView>
