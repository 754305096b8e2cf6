import type { LessonView } from '@guildhall/contract'

/** Position of the furthest step that was finished, -1 if none was. */
export const furthestStepOf = ({ id, steps = [] }: LessonView, finished: Readonly<Record<string, string>> = {}) =>
  steps.findIndex((step) => step.id === finished[id])

/** Lessons whose last step was finished. */
export const finishedLessons = (lessons: readonly LessonView[], finished: Readonly<Record<string, string>>): string[] =>
  lessons
    .filter((lesson) => lesson.steps && furthestStepOf(lesson, finished) === lesson.steps.length - 1)
    .map(({ id }) => id)

export const minutesOf = (lessons: readonly LessonView[]) => lessons.reduce((sum, { minutes = 0 }) => sum + minutes, 0)

/** "about 50 minutes", "about 1.5 hours": in steps of five minutes, and of half an hour from 90 minutes on. */
export function aboutMinutes(minutes: number): string {
  if (minutes < 90) return `about ${Math.max(5, Math.round(minutes / 5) * 5)} minutes`
  return `about ${Math.round(minutes / 30) / 2} hours`
}
