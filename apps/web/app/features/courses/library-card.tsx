import type { LibraryCourseView } from '@guildhall/contract'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { CourseFacts } from './course-facts.tsx'
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
      {/* The bar lies in the card's padding. */}
      <CourseFacts course={course} done={done} className="mt-auto -mb-3.5 pt-2" />
    </Card>
  )
}
