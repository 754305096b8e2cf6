import { z } from 'zod'
import { sharedByExercises } from './exercise-parts.ts'

const shared = { kind: z.literal('code'), ...sharedByExercises, start: z.string(), solution: z.string() }

const programExerciseView = z.object({
  ...shared,
  language: z.enum(['javascript', 'typescript']),
  /** Expressions in JavaScript: `call` must give what `gives` does, or throw the error named `throws`. */
  tests: z.array(
    z.object({
      says: z.string(),
      call: z.string(),
      gives: z.string().optional(),
      throws: z.string().optional(),
    }),
  ),
})

export const codeExerciseView = z.discriminatedUnion('language', [programExerciseView])
