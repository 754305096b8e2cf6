import type { LessonView, WrittenExerciseView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useSession } from '../../accounts/shared/session.tsx'
import { writtenStatesQuery } from '../api.ts'
import { isSound } from '../prove-exercise.ts'
import { needsWebAssembly } from '../run-program.ts'
import { browserCourseOf } from './browser-course.ts'
import { ExerciseCard, useIsNear } from './step-exercise.tsx'

interface WrittenExerciseProps {
  lesson: LessonView
  written: WrittenExerciseView
  /** The heading. */
  children: ReactNode
  /** Shown for an exercise that fails its own tests. */
  instead: ReactNode
  /** Told what was answered wrong. */
  onFail: (answer: string) => void
}

/** An exercise that an AI wrote. It was tried in this browser before any of it is shown. */
export function WrittenExercise({ lesson, written, children, instead, onFail }: WrittenExerciseProps) {
  const { exercise } = written
  const { status, user } = useSession()
  const [section, isNear] = useIsNear()
  const [wasOpened, setWasOpened] = useState(false)
  // What takes megabytes to try is tried when somebody wants it.
  const isLarge = exercise.kind === 'code' && needsWebAssembly(exercise.language)
  const place =
    user && lesson.keptIn
      ? { course: lesson.keptIn, lessonId: lesson.id, userId: user.id, isWritten: true }
      : { course: browserCourseOf(user?.id ?? ''), lessonId: lesson.written?.id ?? '', userId: '', isOfBrowser: true }
  const sound = useQuery({
    queryKey: ['sound exercise', exercise.id],
    queryFn: ({ signal }) => isSound(written, signal),
    enabled: isLarge ? wasOpened : isNear,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const ids = lesson.written?.exercises.map((one) => one.exercise.id) ?? []
  const kept = useQuery({ ...writtenStatesQuery(place, ids), enabled: sound.data === true && status !== 'loading' })
  const isUnusable = sound.data === false || (sound.isError && !isLarge)
  const failed = [sound, kept].find(({ isError }) => isError)

  return (
    <section ref={section} className="print:hidden">
      {isUnusable ? (
        instead
      ) : (
        <>
          {children}
          {isLarge || sound.data ? (
            <ExerciseCard
              exercise={{ ...exercise, title: sound.data ? exercise.title : 'An exercise in Python' }}
              place={place}
              found={kept.data && { exercises: [exercise], states: kept.data.states }}
              isSolved={kept.data?.states[exercise.id]?.solved ?? false}
              onRetry={failed && (() => void failed.refetch())}
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
