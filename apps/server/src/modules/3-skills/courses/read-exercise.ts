import { type Exercise, exerciseProblems, exerciseSchema } from '@guildhall/content'

/** The exercise that `written` is, if it keeps the rules of the library's. */
export function readExercise(written: object): Exercise | undefined {
  const { data } = exerciseSchema.safeParse(written)
  return data && exerciseProblems(data).length === 0 ? data : undefined
}
