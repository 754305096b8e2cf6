import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '../load-part.ts'

type Kind = 'success' | 'error' | 'info'
export type Notice = { kind: Kind; message: string; description: ReactNode }

/** Messages from before the toaster has loaded; the first one loads it. */
let waiting: Notice[] = []
let show: ((notice: Notice) => void) | undefined
let isWanted = false
const listeners = new Set<() => void>()

function want() {
  isWanted = true
  for (const listener of listeners) listener()
}

function say(kind: Kind) {
  return (message: string, description?: ReactNode) => {
    const notice = { kind, message, description }
    if (show) return show(notice)
    waiting.push(notice)
    want()
  }
}

/** Toasts for three seconds. Use an Alert for what must not be missed. */
export const notify = { success: say('success'), error: say('error'), info: say('info') }

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

export function useNoticesWanted(): boolean {
  useEffect(() => whenIdle(want), [])
  return useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  )
}
