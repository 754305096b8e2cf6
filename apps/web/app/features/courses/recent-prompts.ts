import { recentPromptsMaximum, samplePrompts } from '@guildhall/contract'
import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'

const changed = 'guildhall:recent-prompts'
const promptList = v.array(v.string())

const keyOf = (userId: string | undefined) => (userId ? `recentPrompts:${userId}` : 'recentPrompts')

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
