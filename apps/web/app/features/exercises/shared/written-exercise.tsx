import type { WrittenExerciseView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useSession } from '../../accounts/shared/session.tsx'
import { type LessonExercises, lessonExercisesQuery } from '../api.ts'
import { localStatesOf } from '../local-states.ts'
import { isSound } from '../prove-exercise.ts'
import { needsWebAssembly } from '../run-program.ts'
import { ExerciseCard, useIsNear } from './step-exercise.tsx'

interface WrittenExerciseProps {
  written: WrittenExerciseView
  /** The heading. */
  children: ReactNode
  /** Shown for an exercise that fails its own tests. */
  instead: ReactNode
  /** Told what was answered wrong. */
  onFail: (answer: string) => void
}

/** An exercise that an AI wrote. It was tried in this browser before any of it is shown. */
export function WrittenExercise({ written, children, instead, onFail }: WrittenExerciseProps) {
  const { exercise } = written
  const { status, user } = useSession()
  const [section, isNear] = useIsNear()
  const [wasOpened, setWasOpened] = useState(false)
  // What takes megabytes to try is tried when somebody wants it.
  const isLarge = exercise.kind === 'code' && needsWebAssembly(exercise.language)
  const place = { course: `written-${user?.id ?? ''}`, lessonId: exercise.id, userId: '', isOfBrowser: true }
  const found = useQuery({
    queryKey: lessonExercisesQuery(place).queryKey,
    queryFn: async ({ signal }): Promise<LessonExercises> => ({
      exercises: (await isSound(written, signal)) ? [exercise] : [],
      states: localStatesOf(place.course),
    }),
    enabled: status !== 'loading' && (isLarge ? wasOpened : isNear),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const isUnusable = found.data?.exercises.length === 0 || (found.isError && !isLarge)
  const isShown = isLarge || found.data !== undefined

  return (
    <section ref={section} className="print:hidden">
      {isUnusable ? (
        instead
      ) : (
        <>
          {children}
          {isShown ? (
            <ExerciseCard
              exercise={{ ...exercise, title: found.data ? exercise.title : 'An exercise in Python' }}
              place={place}
              found={found.data}
              isSolved={found.data?.states[exercise.id]?.solved ?? false}
              onRetry={found.isError ? () => void found.refetch() : undefined}
              onOpen={() => setWasOpened(true)}
              onFail={onFail}
            />
          ) : (
            <Skeleton className="h-12 w-full" />
          )}
        </>
      )}
    </section>
  )
}
