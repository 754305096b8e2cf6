import { codeLanguageOf, type Exercise, findColors } from '@guildhall/content'
import { type ExerciseStateView, type ExerciseView, rightProgram } from '@guildhall/contract'
import type { ExerciseStateRow } from './exercise-state.queries.ts'

/** What exercises are proven with is nobody's to read: wrong programs, and what a program is run in. */
export function presentExercise(courseId: string, exercise: Exercise): ExerciseView {
  const colored = (code: string) => findColors(courseId, codeLanguageOf(exercise), code)
  switch (exercise.kind) {
    case 'code': {
      const { wrong: _planted, ...shown } = exercise
      return { ...shown, solutionColors: colored(exercise.solution) }
    }
    case 'prediction':
    case 'order':
    case 'gap':
    case 'fault': {
      const { run: _surroundings, ...shown } = exercise
      const code = 'lines' in exercise ? exercise.lines.join('\n') : exercise.code
      return { ...shown, colors: colored(code), solutionColors: colored(rightProgram(exercise)) }
    }
    default:
      return exercise
  }
}

export function presentExerciseState(row: ExerciseStateRow): ExerciseStateView {
  const { exerciseId, answer, ticked, failures, solved, updatedAt } = row
  return { exerciseId, answer, ticked, failures, solved, updatedAt: updatedAt.toISOString() }
}
