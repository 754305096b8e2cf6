import { rightProgram } from '../../contract/src/right-program.ts'
import type { LibraryCourse } from './course.ts'
import type { CourseWork, Exercise } from './exercises/exercise.ts'
import { isReadingExercise } from './exercises/reading-exercises.ts'

export type CodeText = { language: string; code: string }

/** All code of a course that is shown and not edited. */
export function codeTextsOf({ lessons }: LibraryCourse, work: CourseWork | undefined): CodeText[] {
  const texts = [
    ...lessons.flatMap(({ example: { language = 'text', code }, check }) =>
      [code, check.code].flatMap((text) => (text === undefined ? [] : { language, code: text })),
    ),
    ...(work?.lessons ?? []).flatMap(({ exercises }) => exercises.flatMap(textsOfExercise)),
  ]
  return texts.filter(({ language }) => language !== 'text')
}

function textsOfExercise(exercise: Exercise): CodeText[] {
  const { language } = { language: 'text', ...exercise }
  if (exercise.kind === 'code') return [{ language, code: exercise.solution }]
  if (!isReadingExercise(exercise)) return []
  return [shownProgram(exercise), rightProgram(exercise)].map((code) => ({ language, code }))
}

const shownProgram = (exercise: Parameters<typeof rightProgram>[0]) =>
  exercise.kind === 'order' ? exercise.lines.join('\n') : exercise.code
