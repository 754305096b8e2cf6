import { z } from 'zod'
import { difficulty, numQuestions, topic } from './assessment-fields.ts'
import { textLimits } from './text.constants.ts'
import { requiredText } from './text.ts'

export const generateQuizBody = z.object({ topic, numQuestions, difficulty })

/** `question` includes the code it asks about. */
export const quizQuestionView = z.object({
  question: z.string(),
  options: z.array(z.string()),
  answer: z.string(),
  explanation: z.string(),
  concept: z.string(),
})
export const quizView = z.object({ quiz: z.array(quizQuestionView) })
export type QuizView = z.infer<typeof quizView>

const wholeNumber = (name: string, minimum: number, maximum: number) =>
  z
    .union([z.number(), z.string().regex(/^\s*-?\d+(\.\d+)?\s*$/, { error: `${name} must be a number.` })], {
      error: `${name} must be a number.`,
    })
    .transform(Number)
    .pipe(
      z
        .int({ error: `${name} must be a whole number.` })
        .min(minimum, { error: `${name} must be at least ${minimum}.` })
        .max(maximum, { error: `${name} can be at most ${maximum}.` }),
    )

/** A self-reported result. The server computes percentage and status. */
export const saveAssessmentBody = z
  .object({
    skill: requiredText('Skill', textLimits.skill),
    score: wholeNumber('Score', 0, 100),
    totalQuestions: wholeNumber('Total questions', 1, 100),
    difficulty,
  })
  .refine(({ score, totalQuestions }) => score <= totalQuestions, {
    path: ['score'],
    error: 'Score cannot be more than the number of questions.',
  })
