import type { LibraryCourseView } from '@guildhall/contract'
import { aboutMinutes } from './steps.ts'

/** "All levels · 8 lessons · about 2 hours". */
export function CourseFacts({ course }: { course: Pick<LibraryCourseView, 'level' | 'lessonCount' | 'minutes'> }) {
  const { level, lessonCount, minutes } = course
  return (
    <p className="text-xs font-medium text-muted">
      {level} · {lessonCount} lessons · <span className="whitespace-nowrap">{aboutMinutes(minutes)}</span>
    </p>
  )
}

/** Holds its place while nothing is done, so that the card keeps its height when progress is known. */
export function LessonsDone({ title, done, of }: { title: string; done: number; of: number }) {
  if (done === 0) return <div className="h-5" />
  return (
    <div className="flex h-5 items-center gap-3">
      <progress aria-label={`Lessons done in ${title}`} value={done} max={of} className="progress min-w-0 flex-1" />
      <span className="shrink-0 text-xs font-medium text-muted">
        {done >= of ? 'All done' : `${done} of ${of} done`}
      </span>
    </div>
  )
}
