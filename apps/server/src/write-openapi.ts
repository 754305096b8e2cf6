import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { openQuestionBank } from './modules/1-ground/question-bank/open-question-bank.ts'
import { systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/database/database.ts'
import { startThrowawayPostgres } from './platform/embedded-postgres/throwaway.ts'
import { Jobs } from './platform/jobs/jobs.ts'
import { Live } from './platform/live/live.ts'
import { openMailer } from './platform/mail/mailer.ts'
import { openDiskStore } from './platform/storage/disk-store.ts'

export const openApiFile = fileURLToPath(new URL('../openapi.json', import.meta.url))

/** The content of {@link openApiFile}: /api/openapi.json of `app`, formatted, without a server address. */
export async function describeApi(app: FastifyInstance): Promise<string> {
  await app.ready()
  return `${JSON.stringify(app.describeApi(''), undefined, 2)}\n`
}

async function writeOpenApi() {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-openapi-'))
  const postgres = await startThrowawayPostgres()
  const database = openDatabase(postgres.url)
  const app = await buildApp({
    config: {
      dataDir: folder,
      publicUrl: 'http://localhost:3000',
      platformFeeBps: 1_000,
      sockets: 1,
      rateLimitFactor: 1,
      refuseCommonPasswords: false,
      storagePerAccountBytes: 0,
      secretsKey: undefined,
      metricsToken: undefined,
      logLevel: 'silent',
      trustProxy: false,
    },
    database,
    files: openDiskStore(folder),
    jobs: new Jobs(database.db),
    live: new Live(),
    events: {
      record: async () => {},
      recordWith: async (_db, _at, _event, write) => write({ text: String, value: '' }),
    },
    mailer: openMailer({
      smtp: undefined,
      folder,
      from: { name: '', address: 'no-reply@localhost' },
      publicUrl: 'http://localhost:3000',
    }),
    clock: systemClock,
    ai: undefined,
    stripe: undefined,
    providers: [],
    bank: openQuestionBank(),
    inspect: async () => [],
  })
  await writeFile(openApiFile, await describeApi(app))
  await app.close()
  await database.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

if (import.meta.main) await writeOpenApi()
