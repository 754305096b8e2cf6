import type { PublicCourseView } from '@guildhall/contract'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'

/** Where a course comes from, in a word or two. */
export function SourceBadge({ source }: Pick<PublicCourseView, 'source'>) {
  return source === 'ai' ? <Badge tone="amber">Written by AI</Badge> : <Badge>From the library</Badge>
}

/** What a machine wrote is not what a person checked, and says so. */
export function SourceNote({ source }: Pick<PublicCourseView, 'source'>) {
  if (source !== 'ai') return null
  return (
    <p className="max-w-prose text-sm text-muted">
      An AI provider wrote this course for one prompt, and nobody has reviewed it. Check what matters before you rely on
      it.
    </p>
  )
}

/** The way on from the last lesson: proving it, or the next course. */
export function WayOn({ skill }: { skill: string | null }) {
  return (
    <div className="flex max-w-2xl flex-wrap items-center justify-between gap-4 rounded-lg bg-sunken p-5">
      <p className="min-w-0 flex-1 basis-56">
        {skill
          ? 'That was the last lesson. An assessment shows what stayed, to you and to clients.'
          : 'That was the last lesson.'}
      </p>
      {skill ? (
        <LinkButton variant="primary" to={paths.takeAssessment(skill)}>
          Take the {skill} assessment
        </LinkButton>
      ) : (
        <LinkButton to={paths.library}>More courses</LinkButton>
      )}
    </div>
  )
}

const learningPlaces = {
  generator: { label: 'Course generator', to: paths.courseCreation },
  library: { label: 'Course library', to: paths.library },
  units: { label: 'Learning units', to: paths.learning },
}

/** The other places where one learns. */
export function LearningPlaces({ here }: { here: keyof typeof learningPlaces }) {
  const places = Object.values(learningPlaces).filter((place) => place !== learningPlaces[here])
  return (
    <nav aria-label="Learning" className="print:hidden">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {places.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="text-link inline-flex min-h-6 items-center text-sm pointer-coarse:min-h-11">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
