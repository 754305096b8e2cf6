import type { ExerciseView } from '@guildhall/contract'
import { Link, useLocation } from 'react-router'
import { sentenceFor } from '../../api-errors.ts'
import { signInPath } from '../accounts/shared/return-path.ts'
import type { ExercisePlace } from './api.ts'
import { ExerciseBody } from './exercise-body.tsx'
import type { ExerciseState } from './exercise-state.ts'
import { useExerciseWork } from './use-exercise-work.ts'

export interface ExercisePanelProps {
  exercise: ExerciseView
  place: ExercisePlace
  kept: ExerciseState | undefined
  /** Told what was answered wrong. */
  onFail: ((answer: string) => void) | undefined
}

export function ExercisePanel({ exercise, place, kept, onFail }: ExercisePanelProps) {
  const answer = exercise.kind === 'code' ? exercise.start : ''
  const work = useExerciseWork(place, kept ?? { answer, ticked: [], failures: 0, solved: false })

  function fail(answer = work.state.answer) {
    const counts = work.fail(answer)
    if (counts) onFail?.(answer)
    return counts
  }
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <ExerciseBody exercise={exercise} work={{ ...work, fail }} />
      <Keeping {...work} isOfBrowser={place.isOfBrowser} />
    </div>
  )
}

type KeepingProps = Pick<ReturnType<typeof useExerciseWork>, 'keeping' | 'userId'> & Pick<ExercisePlace, 'isOfBrowser'>

function Keeping({ keeping, userId, isOfBrowser }: KeepingProps) {
  const { pathname, search } = useLocation()
  if (keeping.isError) {
    return (
      <p role="status" className="text-sm text-danger">
        {sentenceFor(keeping.error, 'This could not be saved. It stays in this tab.')}
      </p>
    )
  }
  if (userId !== '') return <p className="min-h-[1lh] text-sm text-muted">{keeping.isSuccess ? 'Saved.' : ''}</p>
  if (isOfBrowser) return <p className="text-sm text-muted">Kept in this browser.</p>
  return (
    <p className="text-sm text-muted">
      Kept in this browser.{' '}
      <Link className="text-link" to={signInPath({ pathname, search })}>
        Sign in to keep it in your account
      </Link>
    </p>
  )
}
