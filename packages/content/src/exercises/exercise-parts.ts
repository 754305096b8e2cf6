import { z } from 'zod'
import { kebabCase, lineOfText, paragraph } from '../texts.ts'

/** What every exercise has. */
export const sharedByExercises = {
  /** Unique in its course, and never given to another exercise: attempts are kept by it. */
  id: kebabCase,
  title: lineOfText(70),
  task: z.array(paragraph).min(1).max(4),
  /** Shown after the second failure. Says where to look, not what to write. */
  hint: lineOfText(300),
}

/** What a person takes for true who answers so, to follow "assumes that". */
export const misconception = lineOfText(160)
