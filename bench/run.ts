/**
 * Measures Guildhall and its peers and writes `RESULTS.md`. `--peers` adds Parse Server and a plain Fastify server.
 * `--rows` sets the number of projects; results for another number than the default go to a separate file. `--rounds`
 * and `--seconds` shorten a trial run. `--live` measures sockets and their messages alone, and writes `RESULTS-live.md`;
 * `--talent` measures finding people and suggestions alone. Both kinds of run write `RESULTS-talent.md`. `--memory`
 * measures the server's memory under a mixed load alone, for `--seconds`, and writes `RESULTS-memory.md`. `--faults` breaks the
 * built-in database 50 times, and for `--seconds`, and its neighbours, while people write, and writes `RESULTS-faults.md`.
 * `--hostile` opens thousands of connections that nobody means well with, and writes `RESULTS-hostile.md`. `--postgres` takes the
 * address of a PostgreSQL server, and of a role that may create databases, in place of the embedded one.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startThrowawayPostgres } from '../apps/server/src/platform/embedded-postgres/throwaway.ts'
import { measureAudience } from './audience.ts'
import { measureGrid } from './browsing-grid.ts'
import type { Contender } from './contenders.ts'
import { readDatabaseFacts } from './database-facts.ts'
import { writeFaultReport } from './fault-report.ts'
import { measureFaults } from './faults.ts'
import { measureFirstPages } from './first-pages.ts'
import { measureHostile, writeHostileReport } from './hostile.ts'
import { measureLive } from './live.ts'
import { measureMatching, writeMatchingPart } from './matching.ts'
import { compare, type Rounds } from './measure.ts'
import { measureMixedLoad, writeMemoryReport } from './memory.ts'
import { measureMessages } from './messages.ts'
import { startPeers } from './peers/start-peers.ts'
import { clientConnections } from './people.ts'
import { type Results, writeLiveReport, writeReport } from './report.ts'
import { planScenarios } from './scenarios.ts'
import { browseUnderLoad, measureHardSearches } from './searches.ts'
import { seedDatabase } from './seed-database.ts'
import { createDatabase, dropDatabase, seedTalent } from './seed-talent.ts'
import { startBareServer, startGuildhall } from './servers.ts'
import { measureTalent, writeTalentReport } from './talent.ts'
import { measureUploads } from './uploads.ts'

const usualRows = 100_000
const talentRows = 200_000
const usualMemorySeconds = 120
const faultsCount = 50

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: String(usualRows) },
    live: { type: 'boolean', default: false },
    talent: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
    hostile: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    postgres: { type: 'string' },
    rounds: { type: 'string', default: '20' },
    seconds: { type: 'string' },
  },
})
const rows = Number(values.rows)
const rounds: Rounds = {
  count: Number(values.rounds),
  durationMs: Number(values.seconds ?? 0.5) * 1_000,
  warmUpMs: 2_000,
  connections: clientConnections,
}

const opened: (() => Promise<unknown>)[] = []
try {
  if (values.faults) await breakDatabase()
  else if (values.hostile) await beHostile()
  else await measure()
} finally {
  for (const close of opened.reverse()) await close()
}

async function measure() {
  const prepared = await prepare(values.talent || values.memory ? 1_000 : rows)
  if (values.memory) await measureMemory(prepared)
  else {
    if (!values.live) await measurePeople(prepared)
    if (!values.talent) await measureRest(prepared)
  }
}

async function breakDatabase() {
  say(`Breaking the database at least ${faultsCount} times.`)
  const report = writeFaultReport(await measureFaults({ count: faultsCount, seconds: Number(values.seconds ?? 0) }))
  await writeFile(path.join(import.meta.dirname, 'RESULTS-faults.md'), report)
  console.log(`\n${report}`)
}

async function beHostile() {
  const report = writeHostileReport(await measureHostile())
  await writeFile(path.join(import.meta.dirname, 'RESULTS-hostile.md'), report)
  console.log(`\n${report}`)
}

async function measureRest(prepared: Prepared) {
  const report = values.live
    ? writeLiveReport(await measureSockets(prepared), rows)
    : writeReport(await measureAll(prepared))
  const { version } = await readDatabaseFacts(prepared.postgres.url)
  const variant = [
    ...(rows === usualRows ? [] : [rows]),
    ...(values.postgres ? [`postgresql-${Number.parseInt(version, 10)}`] : []),
  ]
  const file = values.live ? 'RESULTS-live.md' : `${['RESULTS', ...variant].join('-')}.md`
  await writeFile(path.join(import.meta.dirname, file), report)
  console.log(`\n${report}`)
}

type Prepared = Awaited<ReturnType<typeof prepare>>

async function measurePeople({ postgres }: Prepared) {
  say(`Generating ${talentRows.toLocaleString('en-US')} people and ${usualRows.toLocaleString('en-US')} projects.`)
  const url = await createDatabase(postgres.url, 'talent')
  const people = await seedDatabase(url, usualRows)
  await seedTalent(url, talentRows)
  const server = await opening(startGuildhall(url, await makeDataDir(), people))
  say('First pages of people.')
  const address = `http://127.0.0.1:${server.port}`
  const pages = writeTalentReport(await measureTalent(server, url), talentRows)
  say('Suggestions.')
  const report = `${pages}\n${writeMatchingPart(await measureMatching(address, url), usualRows)}`
  await server.stop()
  await writeFile(path.join(import.meta.dirname, 'RESULTS-talent.md'), report)
  console.log(`\n${report}`)
}

async function measureMemory({ postgres, people }: Prepared) {
  say('Memory under a mixed load.')
  const url = await createDatabase(postgres.url, 'memory')
  const seconds = Number(values.seconds ?? usualMemorySeconds)
  const report = writeMemoryReport(await measureMixedLoad(url, await makeDataDir(), people, seconds))
  await writeFile(path.join(import.meta.dirname, 'RESULTS-memory.md'), report)
  console.log(`\n${report}`)
}

async function prepare(rows: number) {
  const started = performance.now()
  say(`Starting PostgreSQL and generating ${rows.toLocaleString('en-US')} projects.`)
  const postgres = values.postgres ? await useServer(values.postgres) : await startThrowawayPostgres({ fsync: true })
  opened.push(() => postgres.stop())
  const people = await seedDatabase(postgres.url, rows)
  return { postgres, people, started, seedSeconds: (performance.now() - started) / 1_000 }
}

async function useServer(serverUrl: string) {
  const url = await createDatabase(serverUrl, 'projects')
  return { url, stop: () => dropDatabase(serverUrl, 'projects') }
}

async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'guildhall-bench-'))
  opened.push(() => rm(dataDir, { recursive: true, force: true }))
  return dataDir
}

async function measureSockets({ postgres, people }: Prepared) {
  say('Sockets of two processes.')
  return measureLive(postgres.url, [await makeDataDir(), await makeDataDir()], people)
}

async function measureAll(prepared: Prepared): Promise<Results> {
  const { postgres, people, started, seedSeconds } = prepared
  const dataDir = await makeDataDir()
  say('Starting the servers.')
  const guildhall = await opening(startGuildhall(postgres.url, dataDir, people))
  const bare = await opening(startBareServer(postgres.url, people))
  const peers: Contender[] = []
  if (values.peers) {
    for await (const peer of startPeers(postgres.url, people, say)) peers.push(await opening(peer))
  }

  say('First pages, one person alone.')
  const firstPages = await measureFirstPages({
    url: `http://127.0.0.1:${guildhall.port}`,
    token: people.viewer.token,
  })
  say('Browsing, with ever more people about.')
  const loadSteps = await browseUnderLoad(guildhall, [1, 16, 64, 256])
  say('Searching for what is hard to find.')
  const hardSearches = await measureHardSearches([guildhall, ...peers], rounds.connections)

  const comparisons: Results['comparisons'] = []
  for (const scenario of await planScenarios(postgres.url)) {
    say(`${scenario.name}, in turn.`)
    const contenders = [guildhall, bare, ...peers].filter(({ key }) => scenario.among.includes(key))
    comparisons.push({ scenario, measured: await compare(scenario, contenders, rounds) })
  }

  say('Browsing, by category and word.')
  const plain = peers.find(({ key }) => key === 'plain')
  const grid = await measureGrid(guildhall, plain, rounds.connections)

  say('Messages.')
  const messages = await measureMessages(guildhall, postgres.url, people.clients)

  say('Uploading.')
  await guildhall.stop()
  const fresh = await opening(startGuildhall(postgres.url, dataDir, people))
  const uploads = await measureUploads(fresh, postgres.url, people.clients)
  say('Telling 10,000 people.')
  const audience = await measureAudience(fresh, postgres.url, people.viewer)
  await fresh.stop()
  const live = await measureSockets(prepared)
  return {
    rows,
    seedSeconds,
    totalSeconds: (performance.now() - started) / 1_000,
    database: await readDatabaseFacts(postgres.url),
    rounds,
    comparisons,
    grid,
    firstPages,
    loadSteps,
    hardSearches,
    messages,
    uploads,
    audience,
    live,
  }
}

async function opening<T extends { stop(): Promise<void> }>(starting: T | Promise<T>): Promise<T> {
  const server = await starting
  opened.push(() => server.stop())
  return server
}

function say(line: string) {
  console.log(`${new Date().toISOString().slice(11, 19)} ${line}`)
}
