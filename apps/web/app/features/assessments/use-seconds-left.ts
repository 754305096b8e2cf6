import type { AttemptView } from '@guildhall/contract'
import { useEffect, useState } from 'react'
import { endOnThisClock, secondsUntil } from './clock.ts'

/** Whole seconds until an attempt's deadline, by the server's clock as it was received at `receivedAtMs`; ticks. */
export function useSecondsLeft(times: Pick<AttemptView, 'deadlineAt' | 'serverNow'>, receivedAtMs: number): number {
  const endMs = endOnThisClock(times, receivedAtMs)
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const look = () => setNowMs(Date.now())
    look()
    const timer = setInterval(look, 1_000)
    // A tab in the background ticks seldom.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return secondsUntil(endMs, nowMs)
}
