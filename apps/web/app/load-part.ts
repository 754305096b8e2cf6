import { useEffect, useEffectEvent } from 'react'
import { NetworkError } from './http.ts'

/** Loads a part of the app on demand. Throws NetworkError if it could not be fetched. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    throw new NetworkError(error)
  }
}

/** Runs `task` when the browser is idle. Returns a function that cancels it. */
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
  // After everything the page itself loads.
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
  return () => {
    window.removeEventListener('load', begin)
    callOff()
  }
}

/** Fetches a part when idle, so that it is available when needed, also offline. */
export function usePartWhenIdle(load: () => Promise<unknown>) {
  const fetchPart = useEffectEvent(() => void load().catch(() => {}))
  useEffect(() => whenIdle(() => fetchPart()), [])
}
