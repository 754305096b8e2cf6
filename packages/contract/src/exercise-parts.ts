import { z } from 'zod'

export const sharedByExercises = {
  id: z.string(),
  title: z.string(),
  /** Paragraphs; `code` in backticks is the only markup. So are all texts of an exercise. */
  task: z.array(z.string()),
  hint: z.string(),
}
