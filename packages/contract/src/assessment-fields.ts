import { z } from 'zod'
import { assessmentDefaults, difficulties, type QuestionCount, questionCounts } from './assessment-rules.ts'
import { textLimits } from './text.constants.ts'
import { requiredText } from './text.ts'

export const topic = requiredText('Topic', textLimits.skill)
export const numQuestions = z
  .union([z.number(), z.string()], { error: 'The number of questions must be 5, 10, 15 or 20.' })
  .transform(Number)
  .refine((count): count is QuestionCount => questionCounts.some((allowed) => allowed === count), {
    error: 'The number of questions must be 5, 10, 15 or 20.',
  })
  .default(assessmentDefaults.numQuestions)
export const difficulty = z
  .enum(difficulties, { error: 'Difficulty must be Beginner, Intermediate or Advanced.' })
  .default(assessmentDefaults.difficulty)
