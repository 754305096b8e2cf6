/** Exercises about a program that is read and not run, as no browser runs its language. The check runs it. */
import { z } from 'zod'
import { surroundingsSchema } from '../run-schema.ts'
import { lineOfText, paragraph, programText } from '../texts.ts'
import { misconception, sharedByExercises } from './exercise-parts.ts'

const programLine = z.string().max(100).regex(/\S$/, 'must not be empty, nor end in a space')
const planted = <Answer extends z.ZodRawShape>(answer: Answer) =>
  z
    .array(z.strictObject({ ...answer, assumes: misconception }))
    .min(1)
    .max(4)

const shared = {
  ...sharedByExercises,
  /** As in a lesson's example: what the code is colored as. */
  language: z.string().min(1),
  because: paragraph,
}
/** `prints` is what the right program prints; it is proven where `run` says how. */
const proof = { prints: programText.optional(), run: surroundingsSchema.optional() }

/** What does it print? Compared line by line, without spaces at the ends. */
export const predictionSchema = z.strictObject({
  kind: z.literal('prediction'),
  ...shared,
  code: programText,
  prints: programText,
  run: surroundingsSchema.optional(),
  wrong: planted({ prints: programText }),
})
export type Prediction = z.infer<typeof predictionSchema>

/** Lines to put in order. They stand here as they are right, with their indentation; no two may change places. */
export const orderSchema = z.strictObject({
  kind: z.literal('order'),
  ...shared,
  lines: z.array(programLine).min(4).max(10),
  ...proof,
  /** Positions in `lines`, as somebody puts them who is wrong. */
  wrong: planted({ order: z.array(z.int().min(0)) }),
})
export type OrderExercise = z.infer<typeof orderSchema>

/** A gap to fill, marked by `____`. Compared without regard to spaces. */
export const gapSchema = z.strictObject({
  kind: z.literal('gap'),
  ...shared,
  code: programText,
  /** All that is right. The first is shown as the solution. */
  accepts: z.array(lineOfText(80)).min(1).max(8),
  ...proof,
  wrong: planted({ answer: lineOfText(80) }),
})
export type GapExercise = z.infer<typeof gapSchema>

/** A line to point at. */
export const faultSchema = z.strictObject({
  kind: z.literal('fault'),
  ...shared,
  code: programText,
  /** Counted from 1. */
  line: z.int().min(1),
  /** Stands in its place in the program that is right. */
  fixed: programLine,
  ...proof,
  wrong: planted({ line: z.int().min(1) }),
})
export type FaultExercise = z.infer<typeof faultSchema>

export type ReadingExercise = Prediction | OrderExercise | GapExercise | FaultExercise
export const isReadingExercise = (exercise: { kind: string }): exercise is ReadingExercise =>
  ['prediction', 'order', 'gap', 'fault'].includes(exercise.kind)
