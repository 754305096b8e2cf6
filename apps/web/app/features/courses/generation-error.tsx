import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { lazyPart, nothing } from '../../ui/lazy-part.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { libraryQuery } from './api.ts'
import type { CourseGeneration } from './course-generation.ts'

const Suggestions = lazyPart(async () => ({ default: (await import('./suggestions.tsx')).Suggestions }), nothing)
const uncoveredCodes = ['course.not_covered', 'course.near_miss']
/** Errors that a retry with the same prompt would run into again. */
const finalCodes = [...uncoveredCodes, 'course.needs_provider', 'ai.unsuitable_topic', 'request.invalid']
/** Their sentence says what became of the course. */
const overtakenCodes = ['course.changed', 'course.written_elsewhere', 'course.not_found']

export function GenerationError({
  generation,
  onRetry,
}: {
  generation: CourseGeneration
  onRetry?: (() => void) | undefined
}) {
  const { phase, failure, request } = generation
  if (phase === 'running' || phase === 'done') return null

  const canRetry = !failure || !finalCodes.includes(failure.code)
  const action = canRetry ? (
    <Button size="sm" onClick={onRetry}>
      {generation.unfinishedId || request.kind === 'continue' ? 'Go on writing' : 'Try again'}
    </Button>
  ) : null
  const what = whatStays(generation)

  if (phase === 'cancelled') {
    return (
      <Alert tone="neutral" title="Cancelled" action={action}>
        {what}
      </Alert>
    )
  }
  if (failure && uncoveredCodes.includes(failure.code)) {
    return (
      <div className="flex flex-col gap-8">
        <Alert tone="neutral" isUrgent title={messageBeforeLists(failure.message)}>
          <Suspense>
            <Suggestions suggestions={failure.suggestions} />
          </Suspense>
        </Alert>
        <LibraryContents />
      </div>
    )
  }
  return (
    <Alert title="Something went wrong. Try again later." action={action}>
      <p>
        {phase === 'lost' ? 'The connection was lost.' : failure?.message} {what}
      </p>
      {failure?.suggestions.length ? (
        <Suspense>
          <Suggestions suggestions={failure.suggestions} />
        </Suspense>
      ) : null}
    </Alert>
  )
}

function whatStays({ request, failure, lessons: { length: count }, head, unfinishedId }: CourseGeneration): string {
  if (failure && overtakenCodes.includes(failure.code)) return ''
  if (request.kind === 'regenerate') return 'The course stays as it was.'
  if (request.kind === 'continue') return 'What is written is saved in your courses.'
  if (count === 0 || !head) return ''
  const what = unfinishedId ? 'What has arrived is saved in your courses' : 'What has arrived stays here'
  return `${what}: ${count} of ${head.lessonCount} lessons.`
}

const messageBeforeLists = (message: string) => message.split(/ (?:Did you mean|It covers) /)[0] ?? ''

function LibraryContents() {
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
