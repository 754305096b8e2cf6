import type { LessonView } from '@guildhall/contract'
import { memo, Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { LessonProps } from './lesson.tsx'

export interface LessonPartProps {
  lesson: LessonView
  heading: 'h3' | 'h4'
  /** The position of the step that it ends. Without one, the end of the lesson. */
  step?: number
}

const LessonEnd = lazyPart(async () => ({ default: (await import('./lesson-end.tsx')).LessonEnd }))

/**
 * What ends a step or a lesson, or all of a lesson that is closed. Not rendered again while the lesson is the same: an update that reaches it before its script
 * makes React replace what the server sent, and whatever was opened there would close.
 */
export const SteadyPart = memo((props: LessonPartProps | LessonProps) => (
  <Suspense fallback={<Skeleton className="h-80 w-full" />}>
    <LessonEnd {...props} />
  </Suspense>
))
