import { Suspense } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { lazyPart, nothing } from '../../ui/lazy-part.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import type { CourseGeneration } from './course-generation.ts'

const LibraryContents = lazyPart(async () => ({ default: (await import('./library-contents.tsx')).LibraryContents }))
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
        <Suspense fallback={<SkeletonText lines={6} />}>
          <LibraryContents />
        </Suspense>
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
