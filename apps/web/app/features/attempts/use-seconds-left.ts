import type { AttemptView } from '@guildhall/contract'
import { useNow } from '../../hooks/use-now.ts'
import { localDeadline, secondsUntil } from './deadline.ts'

/** Whole seconds until an attempt's deadline, updated every second. `receivedAtMs`: when the server sent `times`. */
export function useSecondsLeft(times: Pick<AttemptView, 'deadlineAt' | 'serverNow'>, receivedAtMs: number): number {
  return secondsUntil(localDeadline(times, receivedAtMs), useNow(1_000).getTime())
}
