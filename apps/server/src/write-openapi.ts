import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { openQuestionBank } from './modules/assessments/question-bank.ts'
import { systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/database/database.ts'
import { startThrowawayPostgres } from './platform/embedded-postgres/throwaway.ts'
import { openDiskStore } from './platform/storage/disk-store.ts'

/** Where the description of the API is committed, so that a change to the API shows in a review. */
export const openApiFile = fileURLToPath(new URL('../openapi.json', import.meta.url))

/** The content of {@link openApiFile}: what `app` serves at /api/openapi.json, one value a line and for any server. */
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
      publicUrl: 'http://localhost:3000',
      rateLimitFactor: 1,
      refuseCommonPasswords: false,
      storagePerAccountBytes: 0,
      logLevel: 'silent',
      trustProxy: false,
    },
    database,
    files: openDiskStore(folder),
    clock: systemClock,
    ai: undefined,
    bank: openQuestionBank(),
  })
  await writeFile(openApiFile, await describeApi(app))
  await app.close()
  await database.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

if (import.meta.main) await writeOpenApi()
