import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { kebabCase, lineOfText, paragraph } from '../texts.ts'
import { codeExerciseSchema } from './code-exercise.ts'
import { misconception, sharedByExercises as shared } from './exercise-parts.ts'
import { faultSchema, gapSchema, orderSchema, predictionSchema } from './reading-exercises.ts'

/** Something to write or make, and what one ticks when looking at it again. */
const taskSchema = z.strictObject({
  kind: z.literal('task'),
  ...shared,
  criteria: z.array(lineOfText(200)).min(3).max(8),
  sample: z.array(paragraph).min(1),
})

/** Two real examples, of which one is better for the purpose that the task names. */
const judgmentSchema = z.strictObject({
  kind: z.literal('judgment'),
  ...shared,
  examples: z.array(z.strictObject({ label: lineOfText(40), text: z.array(paragraph).min(1) })).length(2),
  better: lineOfText(40),
  reasons: z.array(lineOfText(240)).min(2).max(5),
  assumes: misconception,
})

/** A number to work out. `formula` is arithmetic that gives the answer, and is shown as the way there. */
const calculationSchema = z.strictObject({
  kind: z.literal('calculation'),
  ...shared,
  /** Read after the number; empty for a bare number. */
  unit: z.string().max(20),
  answer: z.number(),
  /** How far off still counts, so that rounding on the way does not decide. */
  tolerance: z.number().min(0),
  formula: z.string().regex(/^[\d\s.+*/()-]+$/, 'may hold numbers, + - * / and parentheses only'),
  because: paragraph,
  wrong: z
    .array(z.strictObject({ answer: z.number(), assumes: misconception }))
    .min(1)
    .max(4),
})

export const exerciseSchema = z.discriminatedUnion('kind', [
  codeExerciseSchema,
  taskSchema,
  judgmentSchema,
  calculationSchema,
  predictionSchema,
  orderSchema,
  gapSchema,
  faultSchema,
])
export type Exercise = z.infer<typeof exerciseSchema>

/** A question to answer before going on; the lesson's own check question ends another step. */
const recallSchema = z.strictObject({
  question: lineOfText(240),
  options: z.array(lineOfText(140)).min(2).max(4),
  answer: z.string(),
  explanation: lineOfText(300),
})

/** A piece of a lesson that can be read in a minute and ends in something to do. */
const stepSchema = z.strictObject({
  id: kebabCase,
  title: lineOfText(70),
  /** Positions in the lesson's `text`, the first and the last. Every paragraph belongs to one step. */
  paragraphs: z.tuple([z.int().min(0), z.int().min(0)]),
  withExample: z.boolean().default(false),
  /** Concepts of the assessment that this step teaches, so that a result leads to it. */
  concepts: z.array(z.string()).default([]),
  ends: z.discriminatedUnion('with', [
    z.strictObject({ with: z.literal('exercise'), id: kebabCase }),
    z.strictObject({ with: z.literal('check') }),
    z.strictObject({ with: z.literal('recall'), ...recallSchema.shape }),
  ]),
})

const projectSchema = z.strictObject({
  title: lineOfText(90),
  minutes: z.int().min(30).max(600),
  /** As a client would write it. */
  brief: z.array(paragraph).min(2),
  steps: z.array(lineOfText(200)).min(4).max(12),
  criteria: z.array(lineOfText(200)).min(4).max(12),
})

export const courseWorkSchema = z.strictObject({
  course: kebabCase,
  lessons: z.array(
    z.strictObject({
      lesson: kebabCase,
      steps: z.array(stepSchema).min(3).max(6),
      exercises: z.array(exerciseSchema).min(1).max(4),
    }),
  ),
  project: projectSchema,
})
export type CourseWork = z.infer<typeof courseWorkSchema>

const workFolder = path.join(import.meta.dirname, '..', '..', 'exercises')

export const listCourseWork = (): string[] =>
  existsSync(workFolder)
    ? readdirSync(workFolder)
        .map((file) => path.basename(file, '.json'))
        .sort()
    : []

export const readCourseWorkFile = (id: string): unknown =>
  JSON.parse(readFileSync(path.join(workFolder, `${id}.json`), 'utf8'))
