import type { Deps } from './deps.ts'
import { sweepAccounts } from './modules/accounts/sweep-accounts.ts'
import { sweepAiUsage } from './modules/ai-usage/sweep-ai-usage.ts'
import { sweepAttempts } from './modules/attempts/finish-attempt.ts'
import { sweepPendingFiles } from './modules/deliveries/sweep-pending-files.ts'
import { sweepAnswers } from './modules/idempotency/sweep-answers.ts'
import { sweepNotifications } from './modules/notifications/sweep-notifications.ts'
import { sweepPictures } from './modules/profiles/sweep-pictures.ts'

/** They run in this order, and do not depend on each other. */
const sweeps: readonly ((deps: Deps) => Promise<unknown>)[] = [
  sweepAccounts,
  sweepPendingFiles,
  sweepPictures,
  sweepAiUsage,
  sweepAttempts,
  sweepAnswers,
  sweepNotifications,
]

const hourMs = 60 * 60 * 1_000

/**
 * Removes what has expired or was left behind: now and every hour. Several processes may run it at once; only the
 * `soleProcess` of a database knows at start that unfinished uploads are dead. `onTrouble` is told of a sweep that
 * fails; the others still run.
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
    /** Waits for a running sweep. */
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
