import type { LessonLink } from '@guildhall/contract'
import { BookOpen } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

/** Where it can be read again. */
export function PlaceLink({ place }: { place: LessonLink | null }) {
  if (!place) return null
  return (
    <Link
      to={paths.libraryLesson(place.courseId, place.lessonId, place.stepId)}
      className="text-link inline-flex min-h-6 items-center gap-1.5 pointer-coarse:min-h-11"
    >
      <BookOpen aria-hidden="true" className="size-4 shrink-0" />
      Read it again: {place.title}
    </Link>
  )
}
