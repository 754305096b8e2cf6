import type { Deps, SweepDeps } from './deps.ts'
import { sweepAccounts } from './modules/accounts/sweep-accounts.ts'
import { sweepAiUsage } from './modules/ai-usage/sweep-ai-usage.ts'
import { sweepAttempts } from './modules/attempts/finish-attempt.ts'
import { sweepAnswers } from './modules/idempotency/sweep-answers.ts'
import { sweepMails } from './modules/mail/sweep-mails.ts'
import { sweepNotifications } from './modules/notifications/sweep-notifications.ts'
import { sweepPasskeys } from './modules/passkeys/sweep-passkeys.ts'
import { sweepExports } from './modules/personal-data/sweep-exports.ts'
import { sweepPictures } from './modules/profiles/sweep-pictures.ts'
import { sweepLooseFiles } from './modules/proposals/upload-attachments.ts'
import { sweepFoundPeople } from './modules/saved-searches/sweep-found-people.ts'
import { sweepSecondFactor } from './modules/second-factor/sweep-second-factor.ts'
import { sweepListings } from './modules/talent/refresh-listings.ts'
import { sweepPendingFiles } from './modules/uploads/sweep-pending-files.ts'

const sweeps: readonly ((deps: SweepDeps) => Promise<unknown>)[] = [
  sweepAccounts,
  sweepSecondFactor,
  sweepPasskeys,
  // These two before the pending files, among which they leave their own.
  sweepExports,
  sweepLooseFiles,
  sweepPendingFiles,
  sweepPictures,
  sweepAiUsage,
  sweepAttempts,
  sweepAnswers,
  sweepMails,
  sweepNotifications,
  sweepListings,
  sweepFoundPeople,
]

const hourMs = 60 * 60 * 1_000

/**
 * Only a `soleProcess` knows that unfinished uploads are dead. Failures do not stop the other sweeps; `stop` waits for the
 * one that is running.
 */
export function startHousekeeping(deps: Deps, soleProcess: boolean, onTrouble: (error: unknown) => void) {
  const stop = new AbortController()
  const { signal: stopping } = stop
  let running = soleProcess ? sweepPendingFiles(deps, { olderThanMs: 0 }).then(() => {}, onTrouble) : Promise.resolve()
  const round = () => {
    running = running.then(async () => {
      for (const sweep of sweeps) if (!stopping.aborted) await sweep({ ...deps, stopping }).catch(onTrouble)
    })
  }
  round()
  const timer = setInterval(round, hourMs)
  return {
    async stop() {
      stop.abort()
      clearInterval(timer)
      await running
    },
  }
}
