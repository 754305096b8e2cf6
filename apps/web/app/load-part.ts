import { useEffect } from 'react'
import { NetworkError } from './http.ts'

/**
 * Loads a part of the app that its screen opens without.
 * @throws NetworkError when it could not be fetched
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    throw new NetworkError(error)
  }
}

/** Runs `task` once the browser has nothing better to do. Returns a function that calls it off. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 3_000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(task, { timeout: 10_000 })
  return () => cancelIdleCallback(request)
}

/** Fetches a part in idle time, so that it is there when it is needed, also without a connection. */
export function usePartWhenIdle(load: () => Promise<unknown>) {
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load])
}
