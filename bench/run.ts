/** Measures Guildhall beside its peers and writes `RESULTS.md`. `--rounds` and `--seconds` shorten a trial run. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startThrowawayPostgres } from '../apps/server/src/platform/embedded-postgres/throwaway.ts'
import { seedDatabase } from './database.ts'
import { compare, type Servers } from './measure.ts'
import { type Results, writeReport } from './report.ts'
import { planScenarios } from './scenarios.ts'
import { browseUnderLoad, compareWithIlike, measureHardSearches } from './searches.ts'
import { startBareServer, startGuildhall } from './servers.ts'
import { measureUploads } from './uploads.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '6' }, seconds: { type: 'string', default: '2' } },
})
const rounds = {
  count: Number(values.rounds),
  durationMs: Number(values.seconds) * 1_000,
  warmUpMs: 2_500,
  /** Two for each core of a small server: enough that nothing idles, few enough that little has to queue. */
  connections: 4,
}

const opened: (() => Promise<unknown>)[] = []
try {
  const report = writeReport(await measureAll())
  await writeFile(path.join(import.meta.dirname, 'RESULTS.md'), report)
  console.log(`\n${report}`)
} finally {
  for (const close of opened.reverse()) await close()
}

async function measureAll(): Promise<Results> {
  say('Starting PostgreSQL and generating projects.')
  const dataDir = await mkdtemp(path.join(tmpdir(), 'guildhall-bench-'))
  opened.push(() => rm(dataDir, { recursive: true, force: true }))
  const postgres = await startThrowawayPostgres()
  opened.push(() => postgres.stop())
  const people = await seedDatabase(postgres.url)
  const { token } = people.freelancers[0]

  say('Starting the servers.')
  const servers: Servers = {
    ours: await opening(startGuildhall(postgres.url, dataDir)),
    bare: await opening(startBareServer(postgres.url, people)),
  }

  say('Browsing beside ILIKE, and with ever more people about.')
  const ilike = await compareWithIlike(servers, token, rounds.connections)
  const loadSteps = await browseUnderLoad(servers, token, [1, 4, 16, 64])
  say('Searching for what is hard to find.')
  const hardSearches = await measureHardSearches(servers, token, rounds.connections)

  const comparisons: Results['comparisons'] = []
  for (const scenario of await planScenarios(postgres.url, people)) {
    say(`${scenario.name}, beside the bare handler.`)
    comparisons.push({ scenario, comparison: await compare(scenario, servers, rounds) })
  }

  say('Uploading.')
  await servers.ours.stop()
  const fresh = await opening(startGuildhall(postgres.url, dataDir))
  const uploads = await measureUploads(fresh, postgres.url, people.freelancers[0])
  return {
    postgresVersion: await versionOf(postgres.url),
    rounds,
    comparisons,
    ilike,
    loadSteps,
    hardSearches,
    uploads,
  }
}

async function opening<T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T> {
  const server = await starting
  opened.push(() => server.stop())
  return server
}

async function versionOf(databaseUrl: string): Promise<string> {
  const connection = new pg.Client(databaseUrl)
  await connection.connect()
  const { rows } = await connection.query('show server_version')
  await connection.end()
  return rows[0].server_version
}

function say(line: string) {
  console.log(`${new Date().toISOString().slice(11, 19)} ${line}`)
}
