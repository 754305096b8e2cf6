import type { LessonView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { Check, ChevronRight } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useSession } from '../../accounts/shared/session.tsx'
import { type LessonExercises, type LessonPlace, lessonExercisesQuery } from '../api.ts'

const ExercisePanel = lazyPart(async () => ({ default: (await import('../exercise-panel.tsx')).ExercisePanel }))

type Exercises = NonNullable<LessonView['exercises']>
const kinds = {
  code: 'Code',
  calculation: 'Calculation',
  judgment: 'Judgment',
  task: 'Task',
  prediction: 'Prediction',
  order: 'Order',
  gap: 'Gap',
  fault: 'Fault',
}

/** An exercise of a lesson, closed. What it is made of is loaded when it is opened. */
export function StepExercise({ exercises: { course, list }, lessonId, exerciseId, children }: StepExerciseProps) {
  const { status, user } = useSession()
  const place = { course, lessonId, userId: user?.id ?? '' }
  const [section, isNear] = useIsNear()
  const exercise = list.find(({ id }) => id === exerciseId)
  const found = useQuery({ ...lessonExercisesQuery(place), enabled: isNear && status !== 'loading' })

  return (
    <section ref={section} className="print:hidden">
      {children}
      {exercise ? (
        <ExerciseCard
          exercise={exercise}
          place={place}
          found={found.data}
          isSolved={found.data?.states[exerciseId]?.solved ?? false}
          onRetry={found.isError ? () => void found.refetch() : undefined}
        />
      ) : null}
    </section>
  )
}

interface StepExerciseProps {
  exercises: Exercises
  lessonId: string
  exerciseId: string
  /** The heading. */
  children: ReactNode
}

interface ExerciseCardProps {
  exercise: Pick<Exercises['list'][number], 'id' | 'kind' | 'title'>
  place: LessonPlace
  found: LessonExercises | undefined
  isSolved: boolean
  onRetry: (() => void) | undefined
  onOpen?: () => void
  onFail?: (answer: string) => void
}

export function ExerciseCard(props: ExerciseCardProps) {
  const {
    exercise: { id, kind, title },
    place,
    found,
    isSolved,
    onRetry,
    onOpen,
    onFail,
  } = props
  const details = useRef<HTMLDetailsElement>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const exercise = found?.exercises.find((one) => one.id === id)

  useEffect(() => {
    // It was opened before this page had its scripts.
    if (details.current?.open) setWasOpened(true)
  }, [])

  return (
    <details
      ref={details}
      className="group min-w-0 rounded-lg border border-line bg-surface"
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) return
        setWasOpened(true)
        onOpen?.()
      }}
    >
      <summary className="flex min-h-12 items-center gap-3 rounded-lg px-4 py-2.5">
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 transition-transform group-open:rotate-90" />
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium">{title}</span>
          {/* The mark comes late, so it stands where it moves nothing. */}
          <span className="flex items-center gap-2 text-sm text-muted max-sm:flex-row-reverse">
            {isSolved ? (
              <>
                <Check aria-hidden="true" className="size-4.5 text-green" />
                <VisuallyHidden>Solved</VisuallyHidden>
              </>
            ) : null}
            {kinds[kind]}
          </span>
        </span>
      </summary>
      {wasOpened ? (
        <div className="border-t border-line p-4 sm:p-5">
          {exercise ? (
            <Suspense fallback={<Waiting />}>
              <ExercisePanel
                // Another account has other work.
                key={place.userId}
                exercise={exercise}
                place={{ ...place, exerciseId: id }}
                kept={found?.states[id]}
                onFail={onFail}
              />
            </Suspense>
          ) : onRetry ? (
            <Alert
              title="The exercise could not be loaded"
              action={
                <Button size="sm" onClick={onRetry}>
                  Try again
                </Button>
              }
            />
          ) : (
            <Waiting />
          )}
        </div>
      ) : null}
    </details>
  )
}

const Waiting = () => <Skeleton className="h-64 w-full" />

/** True once it was less than a screen away. Never for what is not shown, such as another lesson. */
export function useIsNear() {
  const section = useRef<HTMLElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!section.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setIsNear(true)
        observer.disconnect()
      },
      { rootMargin: '100%' },
    )
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [])
  return [section, isNear] as const
}
