import { useEffect, useEffectEvent } from 'react'
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
  let callOff = () => {}
  const begin = () => {
    if ('requestIdleCallback' in window) {
      const request = requestIdleCallback(task, { timeout: 10_000 })
      callOff = () => cancelIdleCallback(request)
    } else {
      const timer = setTimeout(task, 3_000)
      callOff = () => clearTimeout(timer)
    }
  }
  // What the page itself is still fetching comes first.
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
  return () => {
    window.removeEventListener('load', begin)
    callOff()
  }
}

/** Fetches a part in idle time, so that it is there when it is needed, also without a connection. */
export function usePartWhenIdle(load: () => Promise<unknown>) {
  const fetchPart = useEffectEvent(() => void load().catch(() => {}))
  useEffect(() => whenIdle(() => fetchPart()), [])
}
