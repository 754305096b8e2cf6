import { z } from 'zod'
import { codeExerciseView } from './code-exercises.ts'
import { sharedByExercises as shared } from './exercise-parts.ts'
import { exerciseAnswerLimit, exerciseCriteriaMaximum, exerciseFailuresMaximum } from './exercises.constants.ts'
import { faultExerciseView, gapExerciseView, orderExerciseView, predictionExerciseView } from './reading-exercises.ts'
import { exactText } from './text.ts'

export const taskExerciseView = z.object({
  kind: z.literal('task'),
  ...shared,
  criteria: z.array(z.string()),
  sample: z.array(z.string()),
})

export const judgmentExerciseView = z.object({
  kind: z.literal('judgment'),
  ...shared,
  examples: z.array(z.object({ label: z.string(), text: z.array(z.string()) })),
  better: z.string(),
  reasons: z.array(z.string()),
  assumes: z.string(),
})

export const calculationExerciseView = z.object({
  kind: z.literal('calculation'),
  ...shared,
  unit: z.string(),
  answer: z.number(),
  tolerance: z.number(),
  formula: z.string(),
  because: z.string(),
  wrong: z.array(z.object({ answer: z.number(), assumes: z.string() })),
})

/** An exercise proves nothing, so solutions and answers come with it. */
export const exerciseView = z.discriminatedUnion('kind', [
  codeExerciseView,
  taskExerciseView,
  judgmentExerciseView,
  calculationExerciseView,
  predictionExerciseView,
  orderExerciseView,
  gapExerciseView,
  faultExerciseView,
])
export type ExerciseView = z.infer<typeof exerciseView>
export type ExerciseOf<Kind extends ExerciseView['kind']> = Extract<ExerciseView, { kind: Kind }>

const criterion = z
  .int()
  .min(0)
  .max(exerciseCriteriaMaximum - 1)

/** Replaces all that is kept of an exercise. */
export const exerciseStateBody = z.object({
  /**
   * What was written, typed or chosen, as text: an example by its label, a line by its number, an order by the positions of
   * its lines, separated by commas.
   */
  answer: exactText('Answer', exerciseAnswerLimit),
  /** Positions of a task's criteria. */
  ticked: z.array(criterion).max(exerciseCriteriaMaximum).default([]),
  failures: z.int().min(0).max(exerciseFailuresMaximum),
  /** What the browser found, and nobody else checked. */
  solved: z.boolean({ error: 'Say whether the exercise is solved.' }),
})

export const exerciseStateView = z.object({
  exerciseId: z.string(),
  answer: z.string(),
  ticked: z.array(z.int()),
  failures: z.int(),
  solved: z.boolean(),
  updatedAt: z.iso.datetime(),
})
export type ExerciseStateView = z.infer<typeof exerciseStateView>

/** The caller's, of exercises that came with their lesson. */
export const exerciseStatesView = z.object({ states: z.array(exerciseStateView) })
export type ExerciseStatesView = z.infer<typeof exerciseStatesView>

/** `states`: the caller's, of these exercises; empty if signed out. */
export const lessonExercisesView = z.object({ exercises: z.array(exerciseView), states: z.array(exerciseStateView) })
export type LessonExercisesView = z.infer<typeof lessonExercisesView>
