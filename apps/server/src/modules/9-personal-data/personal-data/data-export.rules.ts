import { dayMs, exportKeptDays, hourMs } from '@guildhall/contract'

/** Between two copies of one account. One that failed does not count. */
const pauseMs = dayMs
/** A copy that is not ready by then never will be: its jobs take three hours at most, with their pauses. */
export const abandonedMs = 12 * hourMs
const keptMs = exportKeptDays * dayMs

type Times = { requestedAt: Date; readyAt: Date | null; failedAt: Date | null }

export const isOpen = ({ readyAt, failedAt }: Times) => !readyAt && !failedAt

export function stateOf({ readyAt, failedAt }: Times): 'preparing' | 'ready' | 'failed' {
  if (readyAt) return 'ready'
  return failedAt ? 'failed' : 'preparing'
}

export const expiryOf = (endedAt: Date) => new Date(endedAt.getTime() + keptMs)

/** When another copy may be asked for, given those there are, newest first; null if that is now. */
export function nextExportAt(exports: readonly Times[], now: Date): Date | null {
  const last = exports.find(({ readyAt }) => readyAt)
  const at = last && new Date(last.requestedAt.getTime() + pauseMs)
  return at && at > now ? at : null
}
