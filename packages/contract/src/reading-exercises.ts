/** Exercises about a program that is read and not run. */
import { z } from 'zod'
import { codeColors } from './code-colors.ts'
import { sharedByExercises } from './exercise-parts.ts'

const shared = {
  ...sharedByExercises,
  language: z.string(),
  because: z.string(),
  /** Of `code`, or of `lines` joined by line breaks. */
  colors: codeColors.optional(),
  /** Of the right program. */
  solutionColors: codeColors.optional(),
}
const assumes = z.string()
/** What the right program prints. */
const prints = z.string()

export const predictionExerciseView = z.object({
  kind: z.literal('prediction'),
  ...shared,
  code: z.string(),
  prints,
  wrong: z.array(z.object({ prints: z.string(), assumes })),
})

/** `lines` are in the right order. A wrong one lists positions in them. */
export const orderExerciseView = z.object({
  kind: z.literal('order'),
  ...shared,
  lines: z.array(z.string()),
  prints: prints.optional(),
  wrong: z.array(z.object({ order: z.array(z.int()), assumes })),
})

/** `code` has one gap, marked by `____`. */
export const gapExerciseView = z.object({
  kind: z.literal('gap'),
  ...shared,
  code: z.string(),
  accepts: z.array(z.string()),
  prints: prints.optional(),
  wrong: z.array(z.object({ answer: z.string(), assumes })),
})

/** Lines are counted from 1. `fixed` replaces the one with the fault. */
export const faultExerciseView = z.object({
  kind: z.literal('fault'),
  ...shared,
  code: z.string(),
  line: z.int(),
  fixed: z.string(),
  prints: prints.optional(),
  wrong: z.array(z.object({ line: z.int(), assumes })),
})

export type PredictionExerciseView = z.infer<typeof predictionExerciseView>
export type OrderExerciseView = z.infer<typeof orderExerciseView>
export type GapExerciseView = z.infer<typeof gapExerciseView>
export type FaultExerciseView = z.infer<typeof faultExerciseView>
export type ReadingExerciseView = PredictionExerciseView | OrderExerciseView | GapExerciseView | FaultExerciseView
