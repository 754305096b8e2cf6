import { useEffect, useEffectEvent } from 'react'
import { NetworkError } from './api-errors.ts'

/** @throws NetworkError if the part could not be fetched */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    throw new NetworkError(error, 'Part of this page could not be loaded. Check your connection and try again.')
  }
}

/** When the browser is idle and online. Returns a function that cancels. */
export function whenIdle(task: () => void): () => void {
  const cancelled = new AbortController()
  const once = { once: true, signal: cancelled.signal }
  const start = () => {
    if (cancelled.signal.aborted) return
    if (navigator.onLine) task()
    else window.addEventListener('online', start, once)
  }
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 10_000 })
    else setTimeout(start, 3_000)
  }
  // After everything the page itself loads.
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, once)
  return () => cancelled.abort()
}

/** Makes the part available offline. */
export function usePartWhenIdle(load: () => Promise<unknown>) {
  const fetchPart = useEffectEvent(() => void load().catch(() => {}))
  useEffect(() => whenIdle(() => fetchPart()), [])
}
