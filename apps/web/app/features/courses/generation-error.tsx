import type { SuggestionView } from '@guildhall/contract'
import { Suspense } from 'react'
import { usePartWhenIdle } from '../../load-part.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { lazyPart, nothing } from '../../ui/lazy-part.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import type { CourseGeneration } from './course-generation.ts'

const loadContents = async () => ({ default: (await import('./library-contents.tsx')).LibraryContents })
const LibraryContents = lazyPart(loadContents)
const loadSuggestions = async () => ({ default: (await import('./suggestions.tsx')).Suggestions })
const LateSuggestions = lazyPart(loadSuggestions, nothing)
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
  // While it runs, so that both are there when the answer is.
  usePartWhenIdle(loadContents)
  usePartWhenIdle(loadSuggestions)
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
          <Suggestions suggestions={failure.suggestions} />
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
      <Suggestions suggestions={failure?.suggestions ?? []} />
    </Alert>
  )
}

function Suggestions({ suggestions }: { suggestions: readonly SuggestionView[] }) {
  if (suggestions.length === 0) return null
  return (
    <Suspense fallback={<SkeletonText lines={1 + 2 * suggestions.length} />}>
      <LateSuggestions suggestions={suggestions} />
    </Suspense>
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
