import { z } from 'zod'
import { lineOfText, programText } from '../texts.ts'
import { misconception, sharedByExercises } from './exercise-parts.ts'

/** A program that tests judge. Solution after the fourth failure. */
const shared = {
  kind: z.literal('code'),
  ...sharedByExercises,
  start: programText,
  solution: programText,
  /** Programs that a named misconception leads to. Tests must refuse each. */
  wrong: z
    .array(z.strictObject({ name: z.string().regex(/^[a-z][a-zA-Z]+$/), assumes: misconception, code: programText }))
    .min(1)
    .max(4),
}

/** Evaluated after the program, each in a world of its own. A promise is awaited. */
const expressionTest = z
  .strictObject({
    says: lineOfText(120),
    call: lineOfText(400),
    /** An expression as well: what `call` gives. */
    gives: lineOfText(400).optional(),
    /** The name of the error that `call` throws. */
    throws: z
      .string()
      .regex(/^\w*Error$/)
      .optional(),
  })
  .refine(({ gives, throws }) => (gives === undefined) !== (throws === undefined), 'needs either gives or throws')

const programExerciseSchema = z.strictObject({
  ...shared,
  language: z.enum(['javascript', 'typescript']),
  tests: z.array(expressionTest).min(3).max(8),
})
export type ProgramExercise = z.infer<typeof programExerciseSchema>

export const codeExerciseSchema = z.discriminatedUnion('language', [programExerciseSchema])
export type CodeExercise = z.infer<typeof codeExerciseSchema>
