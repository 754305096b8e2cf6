import type { LearningPathView, RecommendedCourseView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Section } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSession } from '../accounts/shared/session.tsx'
import { recommendedCoursesQuery } from './api.ts'

const rows = 3
type Row = { key: string; to: string; title: string; why: string }

/**
 * Recommended courses of whoever is signed in, else learning paths; paths also fill places that no recommendation takes.
 * Always the same number of rows of one height, so that nothing below moves.
 */
export function WhereToBegin({ learningPaths }: { learningPaths: readonly LearningPathView[] }) {
  const { status, user } = useSession()
  const { data = [], isPending } = useQuery({
    ...recommendedCoursesQuery(user?.id ?? ''),
    enabled: status === 'signedIn' && Boolean(user?.id),
  })
  const isLoading = status === 'loading' || (status === 'signedIn' && isPending)
  const shown = [...data.map(rowOfCourse), ...learningPaths.map(rowOfPath)].slice(0, rows)
  if (learningPaths.length < rows) return null
  return (
    <Section title={data.length >= rows ? 'Recommended for you' : 'Where to begin'}>
      <ul className="grid gap-3 lg:grid-cols-3" aria-busy={isLoading}>
        {isLoading
          ? Array.from({ length: rows }, (_, index) => index).map((index) => (
              <li key={index} className={look}>
                <Skeleton className="mb-1 h-5 w-3/4" />
                <Skeleton className="h-4 w-full" />
              </li>
            ))
          : shown.map(({ key, to, title, why }) => (
              <li key={key} className={`${look} relative hover:border-edge`}>
                <Link to={to} className="line-clamp-2 font-medium after:absolute after:inset-0 hover:underline">
                  {title}
                </Link>
                <p className="line-clamp-2 text-sm text-muted">{why}</p>
              </li>
            ))}
      </ul>
    </Section>
  )
}

const look = 'flex h-32 signed-out:h-26 flex-col gap-1 rounded-lg border border-line bg-surface p-4'

const rowOfCourse = ({ course, lesson, why }: RecommendedCourseView): Row => ({
  key: course.id,
  to: lesson ? paths.libraryLesson(course.id, lesson.lessonId, lesson.stepId) : paths.libraryCourse(course.id),
  title: course.courseTitle,
  why,
})

const rowOfPath = ({ id, title, courses }: LearningPathView): Row => ({
  key: `path ${id}`,
  to: paths.learningPath(id),
  title: `Learning path: ${title}`,
  why: `${courses.length} courses, beginning with ${shortTitle(courses[0]?.courseTitle)}.`,
})

/** Without what the course says of itself after its name. */
const shortTitle = (courseTitle = '') => courseTitle.split(':')[0]
