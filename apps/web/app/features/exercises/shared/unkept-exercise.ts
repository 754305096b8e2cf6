import type { ExerciseView } from '@guildhall/contract'
import { useRef, useState } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { ExerciseState } from '../exercise-state.ts'
import { hintAfterFailures, solutionAfterFailures } from '../help.tsx'
import type { ExerciseWork } from '../use-exercise-work.ts'

export interface UnkeptWork {
  /** The solution is shown then. */
  isOver: boolean
  onFail: (state: ExerciseState, shown: { isHintShown: boolean }) => void
  onSolve: (state: ExerciseState) => void
}

/** An exercise for which somebody else keeps the work. */
export const LazyExercise = lazyPart(async () => ({ default: (await import('../exercise-body.tsx')).ExerciseBody }))

/** Work on an exercise that begins from its start, and that nothing keeps. */
export function useUnkeptWork(exercise: ExerciseView, { isOver, onFail, onSolve }: UnkeptWork): ExerciseWork {
  const [state, setState] = useState<ExerciseState>({
    answer: exercise.kind === 'code' ? exercise.start : '',
    ticked: [],
    failures: 0,
    solved: false,
  })
  const latest = useRef(state)

  function change(part: Partial<ExerciseState>) {
    latest.current = { ...latest.current, ...part }
    setState(latest.current)
  }

  return {
    state: isOver ? { ...state, failures: Math.max(state.failures, solutionAfterFailures) } : state,
    change,
    fail(answer = latest.current.answer) {
      if (answer !== latest.current.answer) return false
      change({ failures: latest.current.failures + 1 })
      onFail(latest.current, { isHintShown: latest.current.failures >= hintAfterFailures })
      return true
    },
    solve(answer = latest.current.answer) {
      if (answer !== latest.current.answer) return false
      change({ solved: true })
      onSolve(latest.current)
      return true
    },
  }
}
