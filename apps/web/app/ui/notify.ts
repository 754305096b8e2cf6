import { useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '../load-part.ts'

type Kind = 'success' | 'error' | 'info'
export type Notice = { kind: Kind; message: string; description: string | undefined }

/** News from before the part that shows it was loaded, which begins with the first of them at the latest. */
let waiting: Notice[] = []
let show: ((notice: Notice) => void) | undefined
let isWanted = false
const listeners = new Set<() => void>()

function want() {
  isWanted = true
  for (const listener of listeners) listener()
}

function say(kind: Kind) {
  return (message: string, description?: string) => {
    const notice = { kind, message, description }
    if (show) return show(notice)
    waiting.push(notice)
    want()
  }
}

/** Short news at the top right, gone after three seconds. What must not be missed goes into an Alert as well. */
export const notify = { success: say('success'), error: say('error'), info: say('info') }

/** Hands what waits, and all that comes, to `next`. */
export function showNoticesWith(next: (notice: Notice) => void) {
  show = next
  for (const notice of waiting) next(notice)
  waiting = []
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether the part that shows news is to be loaded: there is some, or nothing better to do. */
export function useNoticesWanted(): boolean {
  useEffect(() => whenIdle(want), [])
  return useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  )
}
