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
  const language = codeLanguageOf(exercise)
  if (exercise.kind === 'code') return [{ language, code: exercise.solution }]
  if (!isReadingExercise(exercise)) return []
  return [shownProgram(exercise), rightProgram(exercise)].map((code) => ({ language, code }))
}

/** A component exercise may ask for a module that is no component. */
export function codeLanguageOf(exercise: Exercise): string {
  if ('file' in exercise) return exercise.file.split('.').at(-1) ?? exercise.language
  return 'language' in exercise ? exercise.language : 'text'
}

const shownProgram = (exercise: Parameters<typeof rightProgram>[0]) =>
  exercise.kind === 'order' ? exercise.lines.join('\n') : exercise.code
