import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { discardDraft, draftKey, readDraft, writeDraft } from '../../drafts.ts'
import { type ExercisePlace, useKeepState } from './api.ts'
import { type ExerciseState, readState } from './exercise-state.ts'

const pauseMs = 1_000
/** What an exercise needs of it. */
export type ExerciseWork = Pick<ReturnType<typeof useExerciseWork>, 'state' | 'change' | 'fail' | 'solve'>

/** One's work on an exercise: kept a moment after a change, and in this tab until then. */
export function useExerciseWork(place: ExercisePlace, kept: ExerciseState) {
  const key = draftKey(place.userId, `exercise ${place.course}/${place.exerciseId}`)
  const [state, setState] = useState(() => readState(readDraft(key)) ?? kept)
  const latest = useRef(state)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keep = useKeepState(place, (sent) => {
    if (latest.current === sent) discardDraft(key)
  })

  function send() {
    clearTimeout(timer.current)
    timer.current = undefined
    keep.mutate(latest.current)
  }

  function change(part: Partial<ExerciseState>, { isDone = false } = {}) {
    latest.current = { ...latest.current, ...part }
    setState(latest.current)
    writeDraft(key, latest.current)
    clearTimeout(timer.current)
    if (isDone) send()
    else timer.current = setTimeout(send, pauseMs)
  }

  const begin = useEffectEvent(() => {
    if (readState(readDraft(key))) send()
  })
  const end = useEffectEvent(() => {
    if (timer.current !== undefined) send()
  })
  useEffect(() => {
    begin()
    return () => end()
  }, [])

  /** `answer`: what was judged. What has been changed since counts neither way; returns whether it counted. */
  const fail = (answer = latest.current.answer) => {
    if (answer !== latest.current.answer) return false
    change({ failures: Math.min(latest.current.failures + 1, 100) }, { isDone: true })
    return true
  }
  const solve = (answer = latest.current.answer) => {
    if (answer !== latest.current.answer) return false
    change({ solved: true }, { isDone: true })
    return true
  }
  return { state, change, fail, solve, keeping: keep, userId: place.userId }
}
