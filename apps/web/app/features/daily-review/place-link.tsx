import type { ReviewPlace } from '@guildhall/contract'
import { BookOpen } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

/** Where it can be read again. */
export function PlaceLink({ place }: { place: ReviewPlace | null }) {
  if (!place) return null
  const pathOf = place.of === 'own' ? paths.keptLesson : paths.libraryLesson
  return (
    <Link
      to={pathOf(place.courseId, place.lessonId, place.stepId)}
      className="text-link inline-flex min-h-6 items-center gap-1.5 pointer-coarse:min-h-11"
    >
      <BookOpen aria-hidden="true" className="size-4 shrink-0" />
      Read it again: {place.title}
    </Link>
  )
}
