import type { LessonView } from '@guildhall/contract'
import type { ReactNode } from 'react'
import { aboutMinutes, minutesOf } from './steps.ts'

export interface CourseLineProps {
  lessons: readonly LessonView[]
  /** Lessons that are done. */
  done: readonly string[]
  children?: ReactNode
}

/** "8 lessons, about 50 minutes, 2 done", with room for the place to read on, which is known later. */
export const CourseLine = ({ lessons, done, children }: CourseLineProps) => (
  <p className="flex min-h-16 flex-wrap content-start items-center gap-x-3 text-sm text-muted sm:min-h-11">
    <span>
      {lessons.length} lessons, {aboutMinutes(minutesOf(lessons))}
      {done.length > 0 ? `, ${done.length} done` : null}
    </span>
    {children}
  </p>
)
