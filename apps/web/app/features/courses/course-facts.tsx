import type { LibraryCourseView } from '@guildhall/contract'
import { cx } from '../../ui/cx.ts'
import { aboutMinutes } from './steps.ts'

interface CourseFactsProps {
  course: Pick<LibraryCourseView, 'courseTitle' | 'level' | 'lessonCount' | 'minutes'>
  /** Lessons. */
  done: number
  className?: string
}

/** "All levels · 8 lessons · about 2 hours", or how much of it is done. Its height is the same before that is known. */
export function CourseFacts({ course, done, className }: CourseFactsProps) {
  const { courseTitle, level, lessonCount, minutes } = course
  return (
    <div className={cx('flex flex-col gap-2', className)}>
      <p className="text-xs font-medium text-muted">
        {level} ·{' '}
        {done === 0 ? `${lessonCount} lessons` : done < lessonCount ? `${done} of ${lessonCount} done` : 'All done'} ·{' '}
        <span className="whitespace-nowrap">{aboutMinutes(minutes)}</span>
      </p>
      <progress
        aria-label={`Lessons done in ${courseTitle}`}
        value={done}
        max={lessonCount}
        className={done === 0 ? 'invisible progress' : 'progress'}
      />
    </div>
  )
}
