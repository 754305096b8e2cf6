import { sweepAccounts } from './modules/accounts/sweep-accounts.ts'
import { sweepPendingFiles } from './modules/deliveries/sweep-pending-files.ts'
import type { Deps } from './platform/deps.ts'

const hourMs = 60 * 60 * 1_000

/**
 * Clears up what ended or was left behind: now and every hour. Several processes may do so at once; only where we are
 * the `soleProcess` of a database is every upload that has not ended known to be dead at the start.
 */
export function startHousekeeping(deps: Deps, soleProcess: boolean, onTrouble: (error: unknown) => void) {
  let running = soleProcess ? sweepPendingFiles(deps, { olderThanMs: 0 }).then(() => {}, onTrouble) : Promise.resolve()
  const round = () => {
    running = running
      .then(async () => {
        await sweepAccounts(deps)
        await sweepPendingFiles(deps)
      })
      .catch(onTrouble)
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
