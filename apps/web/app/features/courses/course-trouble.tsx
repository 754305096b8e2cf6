import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { libraryQuery } from './api.ts'
import type { Making } from './making.ts'
import { Suggestions } from './suggestions.tsx'

/** Honest answers that the library has no such course. */
const uncoveredCodes = ['course.not_covered', 'course.near_miss']
/** Refusals that the same words would meet again. */
const finalCodes = [...uncoveredCodes, 'course.needs_provider', 'ai.unsuitable_topic', 'request.invalid']

/** Says why a course did not come, or not whole, and what to do about it. Nothing while all is well. */
export function CourseTrouble({ making, onRetry }: { making: Making; onRetry?: (() => void) | undefined }) {
  const { phase, trouble, lessons, head, request } = making
  if (phase === 'running' || phase === 'done') return null

  const canRetry = !trouble || !finalCodes.includes(trouble.code)
  const action = canRetry ? (
    <Button size="sm" onClick={onRetry}>
      Try again
    </Button>
  ) : null
  const what = request.kind === 'again' ? 'The course stays as it was.' : whatCame(lessons.length, head?.lessonCount)

  if (phase === 'cancelled') {
    return (
      <Alert tone="neutral" title="Cancelled" action={action}>
        {what}
      </Alert>
    )
  }
  if (trouble && uncoveredCodes.includes(trouble.code)) {
    return (
      <div className="flex flex-col gap-8">
        <Alert tone="neutral" isUrgent title={sentenceBeforeLists(trouble.sentence)}>
          <Suggestions suggestions={trouble.suggestions} />
        </Alert>
        <Covered />
      </div>
    )
  }
  return (
    <Alert title="Something went wrong. Try again later." action={action}>
      <p>
        {phase === 'lost' ? 'The connection was lost.' : trouble?.sentence} {what}
      </p>
      <Suggestions suggestions={trouble?.suggestions ?? []} />
    </Alert>
  )
}

function whatCame(count: number, of: number | undefined): string {
  if (count === 0 || of === undefined) return ''
  return `What has arrived stays here: ${count} of ${of} lessons.`
}

/** The server's sentence without the lists it ends with, which follow as links. */
const sentenceBeforeLists = (sentence: string) => sentence.split(/ (?:Did you mean|It covers) /)[0] ?? ''

function Covered() {
  const library = useQuery(libraryQuery)
  if (library.isError) {
    return (
      <Link to={paths.library} className="text-link self-start">
        See what the library covers
      </Link>
    )
  }
  return (
    <section aria-labelledby="covered">
      <h2 id="covered" className="text-xl">
        What the library covers
      </h2>
      {library.data ? (
        <ul className="mt-4 gap-x-10 sm:columns-2 lg:columns-3">
          {library.data.map(({ id, courseTitle }) => (
            <li key={id} className="mb-1.5 break-inside-avoid text-sm">
              <Link to={paths.libraryCourse(id)} className="text-link inline-block py-0.5 pointer-coarse:py-2.5">
                {courseTitle}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonText lines={6} />
      )}
    </section>
  )
}
