import type { Exercise } from '@guildhall/content'
import type { LessonView } from '@guildhall/contract'

/** Slower than prose is read: it is about how something works. */
const wordsPerMinute = 180
const questionMinutes = 0.5
/** Exercises in which something is written take longer than those in which something is chosen. */
const exerciseMinutes = { written: 4, chosen: 1.5 }

type Read = { text: string; example: { text: string; code?: string | undefined } }

export function lessonMinutes({ text, example }: Read, exercises: readonly Pick<Exercise, 'kind'>[] = []): number {
  const words = [text, example.text, example.code ?? ''].join(' ').split(/\s+/).length
  const done = exercises.map(({ kind }) =>
    kind === 'code' || kind === 'task' ? exerciseMinutes.written : exerciseMinutes.chosen,
  )
  return Math.round(words / wordsPerMinute + questionMinutes + done.reduce((sum, minutes) => sum + minutes, 0))
}

/** What an AI wrote is stored without minutes. */
export function withMinutes(lesson: LessonView): LessonView {
  if (lesson.minutes !== undefined) return lesson
  const exercises = lesson.written?.exercises.map(({ exercise }) => exercise)
  return { ...lesson, minutes: lessonMinutes(lesson, exercises) }
}
