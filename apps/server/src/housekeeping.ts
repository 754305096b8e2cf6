import type { Deps } from './deps.ts'
import { sweepAccounts } from './modules/accounts/sweep-accounts.ts'
import { sweepAiUsage } from './modules/ai-usage/sweep-ai-usage.ts'
import { sweepAttempts } from './modules/attempts/finish-attempt.ts'
import { sweepPendingFiles } from './modules/deliveries/sweep-pending-files.ts'
import { sweepAnswers } from './modules/idempotency/sweep-answers.ts'
import { sweepPictures } from './modules/profiles/sweep-pictures.ts'

/** In the order they run in. They do not build on each other. */
const sweeps: readonly ((deps: Deps) => Promise<unknown>)[] = [
  sweepAccounts,
  sweepPendingFiles,
  sweepPictures,
  sweepAiUsage,
  sweepAttempts,
  sweepAnswers,
]

const hourMs = 60 * 60 * 1_000

/**
 * Clears up what ended or was left behind: now and every hour. Several processes may do so at once; only where we are
 * the `soleProcess` of a database is every upload that has not ended known to be dead at the start. A sweep that fails is
 * told to `onTrouble` and keeps none of the others from their work.
 */
export function startHousekeeping(deps: Deps, soleProcess: boolean, onTrouble: (error: unknown) => void) {
  let running = soleProcess ? sweepPendingFiles(deps, { olderThanMs: 0 }).then(() => {}, onTrouble) : Promise.resolve()
  const round = () => {
    running = running.then(async () => {
      for (const sweep of sweeps) await sweep(deps).catch(onTrouble)
    })
  }
  round()
  const timer = setInterval(round, hourMs)
  return {
    /** Waits for a round under way. */
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
