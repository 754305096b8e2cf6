import type { AttemptView } from '@guildhall/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useBeforeUnload } from 'react-router'
import { readDraft, writeDraft } from '../../drafts.ts'
import { createAnswerQueue } from './answer-queue.ts'
import { attemptQuery, sendAnswer } from './api.ts'
import { attemptDraftKey, parseAttemptDraft, startingPosition, withPending } from './attempt-draft.ts'

export function useAnswers(attempt: AttemptView, userId: string) {
  const client = useQueryClient()
  const key = attemptDraftKey(userId, attempt._id)
  const [remembered] = useState(() => parseAttemptDraft(readDraft(key)))
  const [position, setPosition] = useState(() =>
    startingPosition(withPending(attempt.answers, remembered.pending), remembered.position),
  )
  const draft = useRef({ ...remembered, position })
  const [queue] = useState(() => {
    const { _id } = attempt
    return createAnswerQueue({
      send: (at, option) => sendAnswer(client, _id, at, option),
      persist: (pending) => remember({ pending }),
      pending: remembered.pending,
    })
  })
  const saving = useSyncExternalStore(queue.subscribe, queue.snapshot)

  function remember(change: Partial<typeof draft.current>) {
    draft.current = { ...draft.current, ...change }
    writeDraft(key, draft.current)
  }

  useEffect(() => {
    const flush = () => void queue.flush()
    flush()
    window.addEventListener('online', flush)
    return () => {
      window.removeEventListener('online', flush)
      queue.stopRetrying()
    }
  }, [queue])

  // Drafts live as long as the tab: a reload finds unsent answers, closing the tab loses them.
  useBeforeUnload((event) => {
    if (['retrying', 'signedOut'].includes(queue.snapshot().state)) event.preventDefault()
  })

  // From the cache: its subscribers are notified a moment later, and the choice would flicker.
  const { answers } = client.getQueryData(attemptQuery(attempt._id).queryKey) ?? attempt
  return {
    answers: withPending(answers, saving.pending),
    saveState: saving.state,
    position,
    goTo(next: number) {
      setPosition(next)
      remember({ position: next })
    },
    choose: queue.choose,
    flush: queue.flush,
  }
}
