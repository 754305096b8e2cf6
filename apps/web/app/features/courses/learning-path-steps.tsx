import type { LearningPathView } from '@guildhall/contract'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { CourseFacts } from './course-facts.tsx'
import { CourseGlyph } from './course-glyph.tsx'

/** The courses of a path in their order, joined by a line. */
export function LearningPathSteps({
  courses,
  progress,
}: {
  courses: LearningPathView['courses']
  progress: ReadonlyMap<string, number> | undefined
}) {
  return (
    <ol className="flex flex-col">
      {courses.map((course) => (
        <li
          key={course.id}
          className="relative flex gap-4 pb-8 before:absolute before:top-11 before:bottom-0 before:left-[1.375rem] before:w-px before:bg-line last:pb-0 last:before:hidden"
        >
          <CourseGlyph glyph={course.glyph} />
          <div className="flex min-w-0 flex-1 flex-col gap-1.5">
            <h2 className="text-lg">
              <Link to={paths.libraryCourse(course.id)} className="hover:underline">
                {course.courseTitle}
              </Link>
            </h2>
            <p>{course.why}</p>
            <CourseFacts course={course} done={progress?.get(course.id) ?? 0} className="max-w-md" />
          </div>
        </li>
      ))}
    </ol>
  )
}
