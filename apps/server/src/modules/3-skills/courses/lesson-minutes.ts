import type { Exercise, LibraryLesson } from '@guildhall/content'

/** Slower than prose is read: it is about how something works. */
const wordsPerMinute = 180
const questionMinutes = 0.5
/** Exercises in which something is written take longer than those in which something is chosen. */
const exerciseMinutes = { written: 4, chosen: 1.5 }

export function lessonMinutes({ text, example }: LibraryLesson, exercises: readonly Exercise[] = []): number {
  const words = [...text, example.text, example.code ?? ''].join(' ').split(/\s+/).length
  const done = exercises.map(({ kind }) =>
    kind === 'code' || kind === 'task' ? exerciseMinutes.written : exerciseMinutes.chosen,
  )
  return Math.round(words / wordsPerMinute + questionMinutes + done.reduce((sum, minutes) => sum + minutes, 0))
}
