import { retakeWaitHours } from '@guildhall/contract'

export const retakeWaitMs = retakeWaitHours * 60 * 60 * 1_000

/** When the next verified attempt at the same skill and difficulty can start. */
export function retakeAtOf(finishedAt: Date): Date {
  return new Date(finishedAt.getTime() + retakeWaitMs)
}
