import { hourMs } from '@guildhall/contract'
import type { Deps, SweepDeps } from './deps.ts'
import { sweepAiUsage } from './modules/1-ground/ai-usage/sweep-ai-usage.ts'
import { sweepCounts } from './modules/1-ground/counts/sweep-counts.ts'
import { sweepAnswers } from './modules/1-ground/idempotency/sweep-answers.ts'
import { sweepMails } from './modules/1-ground/mail/sweep-mails.ts'
import { sweepPendingFiles } from './modules/1-ground/uploads/sweep-pending-files.ts'
import { sweepAccounts } from './modules/2-people/accounts/sweep-accounts.ts'
import { sweepNotifications } from './modules/2-people/notifications/sweep-notifications.ts'
import { sweepPasskeys } from './modules/2-people/passkeys/sweep-passkeys.ts'
import { sweepSecondFactor } from './modules/2-people/second-factor/sweep-second-factor.ts'
import { sweepAttempts } from './modules/3-skills/attempts/finish-attempt.ts'
import { sweepVisitorCourses } from './modules/3-skills/courses/sweep-visitor-courses.ts'
import { sweepLooseProjectFiles } from './modules/4-hiring/projects/project-files.ts'
import { sweepLooseFiles } from './modules/4-hiring/proposals/upload-attachments.ts'
import { sweepPictures } from './modules/7-finding/profiles/sweep-pictures.ts'
import { sweepFoundPeople } from './modules/7-finding/saved-searches/sweep-found-people.ts'
import { sweepListings } from './modules/7-finding/talent/refresh-listings.ts'
import { sweepExports } from './modules/9-personal-data/personal-data/sweep-exports.ts'

const sweeps: readonly ((deps: SweepDeps) => Promise<unknown>)[] = [
  sweepAccounts,
  sweepSecondFactor,
  sweepPasskeys,
  // These three before the pending files, among which they leave their own.
  sweepExports,
  sweepLooseFiles,
  sweepLooseProjectFiles,
  sweepPendingFiles,
  sweepPictures,
  sweepAiUsage,
  sweepAttempts,
  sweepVisitorCourses,
  sweepAnswers,
  sweepCounts,
  sweepMails,
  sweepNotifications,
  sweepListings,
  sweepFoundPeople,
]

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
