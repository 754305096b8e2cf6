import { useCallback, useSyncExternalStore } from 'react'

const changed = 'guildhall:connections'
const keyFor = (userId: string) => `connected:${userId}`

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener)
  window.addEventListener(changed, listener)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(changed, listener)
  }
}

function readIds(stored: string): string[] {
  try {
    const ids: unknown = JSON.parse(stored)
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Stored in this browser only. `connect` throws if storage is refused. */
export function useConnections(userId: string) {
  const key = keyFor(userId)
  const stored = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key) ?? '[]',
    () => '[]',
  )
  const ids = readIds(stored)
  const connect = useCallback(
    (proposalId: string) => {
      const known = readIds(localStorage.getItem(key) ?? '[]')
      localStorage.setItem(key, JSON.stringify([...new Set([...known, proposalId])]))
      window.dispatchEvent(new Event(changed))
    },
    [key],
  )
  return { isConnected: (proposalId: string) => ids.includes(proposalId), connect }
}
