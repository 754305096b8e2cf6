import { retakeWaitHours } from '@guildhall/contract'

export const retakeWaitMs = retakeWaitHours * 60 * 60 * 1_000

/** From when on the next verified attempt at the same skill and difficulty can be started. */
export function retakeAtOf(finishedAt: Date): Date {
  return new Date(finishedAt.getTime() + retakeWaitMs)
}
