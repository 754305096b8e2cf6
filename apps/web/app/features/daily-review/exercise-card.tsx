import type { ExerciseView } from '@guildhall/contract'
import { Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LazyExercise, useUnkeptWork } from '../exercises/shared/unkept-exercise.ts'
import type { AskedProps } from './question-card.tsx'

export interface ExerciseCardProps extends AskedProps {
  exercise: ExerciseView
  /** The exercise shows its hint from then on. */
  onHint: () => void
}

/** An answer counts once. A program may be run and mended until its tests pass, as nobody writes one at the first try. */
export function ExerciseCard({ exercise, verdict, onAnswer, onHint }: ExerciseCardProps) {
  const work = useUnkeptWork(exercise, {
    isOver: verdict !== undefined,
    onFail({ answer }, { isHintShown }) {
      if (verdict) return
      if (exercise.kind !== 'code') onAnswer({ answer })
      else if (isHintShown) onHint()
    },
    onSolve: ({ answer }) => onAnswer({ answer, passed: true }),
  })
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <h3 className="text-lg">{exercise.title}</h3>
      <Suspense fallback={<Skeleton className="h-64 w-full" />}>
        <LazyExercise exercise={exercise} work={work} />
      </Suspense>
    </div>
  )
}
