import type { LibraryCourseView } from '@guildhall/contract'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { CourseFacts, LessonsDone } from './course-facts.tsx'
import { CourseGlyph } from './course-glyph.tsx'

export function LibraryCard({ course, done }: { course: LibraryCourseView; done: number }) {
  const { id, courseTitle, description, glyph, lessonCount } = course
  return (
    <Card
      as="li"
      edge={done >= lessonCount ? 'green' : undefined}
      className="relative flex flex-col gap-3 transition-colors hover:border-edge"
    >
      <div className="flex items-start gap-3">
        <CourseGlyph glyph={glyph} />
        <h3 className="min-w-0 text-lg">
          <Link to={paths.libraryCourse(id)} className="after:absolute after:inset-0 hover:underline">
            {courseTitle}
          </Link>
        </h3>
      </div>
      <p className="line-clamp-3 text-sm text-muted">{description}</p>
      <div className="mt-auto flex flex-col gap-2 pt-2">
        <CourseFacts course={course} />
        <LessonsDone title={courseTitle} done={done} of={lessonCount} />
      </div>
    </Card>
  )
}
