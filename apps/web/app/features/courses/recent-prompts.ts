import { recentPromptsMaximum, samplePrompts } from '@guildhall/contract'
import { useMemo, useSyncExternalStore } from 'react'
import { listOf, text } from '../../shapes.ts'

const changed = 'guildhall:recent-prompts'
const shape = listOf(text)

/** Where a browser keeps the prompts of one person, or of whoever uses it signed out. */
const keyOf = (userId: string | undefined) => (userId ? `recentPrompts:${userId}` : 'recentPrompts')

/** A stored list, or the samples it starts with when there is none that can be read. */
export function readPrompts(stored: string | null): readonly string[] {
  if (stored === null) return samplePrompts
  try {
    return shape(JSON.parse(stored)).slice(0, recentPromptsMaximum)
  } catch {
    return samplePrompts
  }
}

/** The newest first, each once, and no more than the list holds. */
export function withPrompt(prompts: readonly string[], prompt: string): string[] {
  return [prompt, ...prompts.filter((other) => other !== prompt)].slice(0, recentPromptsMaximum)
}

function subscribe(listener: () => void) {
  window.addEventListener(changed, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener('storage', listener)
  }
}

/** The prompts used last in this browser. Its tabs agree. */
export function useRecentPrompts(userId: string | undefined) {
  const key = keyOf(userId)
  const stored = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key),
    () => null,
  )
  const prompts = useMemo(() => readPrompts(stored), [stored])

  function remember(prompt: string) {
    try {
      // From what is stored now: another tab may have added one.
      localStorage.setItem(key, JSON.stringify(withPrompt(readPrompts(localStorage.getItem(key)), prompt)))
      window.dispatchEvent(new Event(changed))
    } catch {
      // Storage is full or forbidden: the list stays as it is.
    }
  }

  return { prompts, remember }
}
