import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { buildApp } from './app.ts'
import { openQuestionBank } from './modules/question-bank/open-question-bank.ts'
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

export const clientTypesFile = fileURLToPath(new URL('testing/api-client.types.ts', import.meta.url))

/** The content of {@link clientTypesFile}: types for openapi-fetch. */
export async function describeClientTypes(description: string): Promise<string> {
  const document = JSON.parse(description) as OpenAPI3
  const types = astToString(await openapiTypescript(document, { silent: true, defaultNonNullable: false }))
  return `// Written by \`npm run openapi\` from openapi.json.\n${types}`
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
      rateLimitFactor: 1,
      refuseCommonPasswords: false,
      storagePerAccountBytes: 0,
      secretsKey: undefined,
      logLevel: 'silent',
      trustProxy: false,
    },
    database,
    files: openDiskStore(folder),
    jobs: new Jobs(database.db),
    live: new Live(),
    mailer: openMailer({
      smtp: undefined,
      folder,
      from: { name: '', address: 'no-reply@localhost' },
      publicUrl: 'http://localhost:3000',
    }),
    clock: systemClock,
    ai: undefined,
    stripe: undefined,
    bank: openQuestionBank(),
  })
  const description = await describeApi(app)
  await writeFile(openApiFile, description)
  await writeFile(clientTypesFile, await describeClientTypes(description))
  await app.close()
  await database.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

if (import.meta.main) await writeOpenApi()
