import path from 'node:path'
import { findDatabase, readConfig } from './command.ts'
import type { Deps } from './deps.ts'
import { eventEffects } from './event-effects.ts'
import { openOwnBank } from './modules/1-ground/question-bank/open-own-bank.ts'
import { systemClock } from './platform/clock.ts'
import { noLimits, openDatabase } from './platform/database/database.ts'
import { Jobs } from './platform/jobs/jobs.ts'
import { Live } from './platform/live/live.ts'
import { openMailer } from './platform/mail/mailer.ts'
import type { Lifetime } from './platform/process/lifetime.ts'
import { openFileStore } from './platform/storage/open-file-store.ts'
import { openEvents } from './record-events.ts'

/** What use cases need, for commands that run them beside a server or without one. Mails are sent by the server. */
export async function openCommandDeps(lifetime: Lifetime): Promise<Deps> {
  const config = readConfig()
  const { appUrl } = await findDatabase(lifetime, config)
  const database = await lifetime.step(
    async () => openDatabase(appUrl, 4, noLimits),
    (opened) => opened.close(),
  )
  const jobs = await lifetime.step(
    async () => new Jobs(database.db),
    (queue) => queue.stop(),
  )
  const { mailFrom: from, publicUrl, dataDir } = config
  const mailer = await lifetime.step(
    async () => openMailer({ smtp: undefined, folder: path.join(dataDir, 'mail'), from, publicUrl }),
    (opened) => opened.close(),
  )
  const live = new Live()
  const events = openEvents({ live, jobs, clock: systemClock }, eventEffects)
  const [files, bank] = [await lifetime.step(() => openFileStore(config)), await openOwnBank(undefined)]
  return {
    ...{ config, database, files, jobs, live, events, mailer, clock: systemClock, bank },
    ...{ ai: undefined, stripe: undefined, providers: [], inspect: async () => [] },
  }
}
