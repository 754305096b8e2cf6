import { recentPromptsMaximum, samplePrompts } from '@guildhall/contract'
import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'

const changed = 'guildhall:recent-prompts'
const promptList = v.array(v.string())

/** One list for each user, and one for use without an account. */
const keyOf = (userId: string | undefined) => (userId ? `recentPrompts:${userId}` : 'recentPrompts')

/** The stored list, or the sample prompts if there is no readable one. */
export function readPrompts(stored: string | null): readonly string[] {
  if (stored === null) return samplePrompts
  try {
    return v.parse(promptList, JSON.parse(stored)).slice(0, recentPromptsMaximum)
  } catch {
    return samplePrompts
  }
}

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

/** The latest prompts used in this browser, in sync across its tabs. */
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
      localStorage.setItem(key, JSON.stringify(withPrompt(readPrompts(localStorage.getItem(key)), prompt)))
      window.dispatchEvent(new Event(changed))
    } catch {
      // Storage is full or blocked: the list stays as it is.
    }
  }

  return { prompts, remember }
}
