import { retakeWaitHours } from '@guildhall/contract'

export const retakeWaitMs = retakeWaitHours * 60 * 60 * 1_000

export function retakeAtOf(finishedAt: Date): Date {
  return new Date(finishedAt.getTime() + retakeWaitMs)
}
