import type { AttemptView } from '@guildhall/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useBeforeUnload } from 'react-router'
import { draftKey, readDraft, writeDraft } from '../../drafts.ts'
import { createAnswerKeeper, placeFromDraft, startingPosition, withPending } from './answer-keeper.ts'
import { attemptQuery, sendAnswer } from './api.ts'

/** Where this tab remembers what of an attempt the server does not know yet. */
export const attemptDraftKey = (userId: string, attemptId: string) => draftKey(userId, `attempt:${attemptId}`)

/** The answers of an attempt as the person gave them, saved as they are given, and the question they are at. */
export function useAnswers(attempt: AttemptView, userId: string) {
  const client = useQueryClient()
  const key = attemptDraftKey(userId, attempt._id)
  const [remembered] = useState(() => placeFromDraft(readDraft(key)))
  const [position, setPosition] = useState(() =>
    startingPosition(withPending(attempt.answers, remembered.pending), remembered.position),
  )
  const place = useRef({ ...remembered, position })
  const [keeper] = useState(() => {
    const { _id } = attempt
    return createAnswerKeeper({
      send: (at, option) => sendAnswer(client, _id, at, option),
      keep: (pending) => remember({ pending }),
      pending: remembered.pending,
    })
  })
  const kept = useSyncExternalStore(keeper.subscribe, keeper.snapshot)

  function remember(news: Partial<typeof place.current>) {
    place.current = { ...place.current, ...news }
    writeDraft(key, place.current)
  }

  useEffect(() => {
    const wake = () => void keeper.flush()
    wake()
    window.addEventListener('online', wake)
    return () => {
      window.removeEventListener('online', wake)
      keeper.rest()
    }
  }, [keeper])

  // Another page can be opened again; a closed tab forgets what it did not send.
  useBeforeUnload((event) => {
    if (keeper.snapshot().state === 'waiting') event.preventDefault()
  })

  // The cache has a kept answer a moment before it says so; until then the choice would seem to be gone.
  const { answers } = client.getQueryData(attemptQuery(attempt._id).queryKey) ?? attempt
  return {
    answers: withPending(answers, kept.pending),
    kept,
    position,
    turnTo(next: number) {
      setPosition(next)
      remember({ position: next })
    },
    choose: keeper.choose,
    flush: keeper.flush,
  }
}
