/**
 * Measures Guildhall part by part, prints what each finds and writes the results after each, so that an interrupted run leaves what
 * it has. The data is made once a day and kept in `.cache`, or beside the server's other databases. `--help` lists what else there is.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { measureAllCosts } from './costs/costs.ts'
import { readDatabaseFacts } from './database-facts.ts'
import { createDatabase, type DatabaseServer, dropDatabase, openServer } from './databases.ts'
import { writeFailoverReport } from './failover/failover-report.ts'
import { measureFailover } from './failover/measure-failover.ts'
import { writeFaultReport } from './fault-report.ts'
import { measureFaults } from './faults.ts'
import { measureHostile, writeHostileReport } from './hostile.ts'
import type { Rounds } from './measure.ts'
import { measureMixedLoad, writeMemoryReport } from './memory.ts'
import { readOptions, usualLargeRows, usualRows } from './options.ts'
import type { Outcome } from './outcome.ts'
import { type PartName, parts } from './parts.ts'
import { clientConnections } from './people.ts'
import { measureRelease } from './release/measure-release.ts'
import { writeReleaseReport } from './release/release-report.ts'
import { writeReport } from './report.ts'
import { measureRows, prepareRows } from './rows/measure-rows.ts'
import { writeRowsReport } from './rows/rows-report.ts'
import { maxConnections, measureSockets } from './sockets/measure-sockets.ts'
import { writeSocketsReport } from './sockets/sockets-report.ts'
import { Stage } from './stage.ts'
import { table } from './tables.ts'
import { measurePeople, preparePeople } from './talent-run.ts'

const usualMemorySeconds = 120
const usualReleaseSeconds = 600
const faultsCount = 50

const values = readOptions()
const rows = Number(values.rows ?? (values.large ? usualLargeRows : usualRows))
const rounds: Rounds = {
  count: Number(values.rounds),
  durationMs: Number(values.seconds ?? 1) * 1_000,
  // V8 goes on compiling until a server has answered some 25,000 requests of a kind.
  warmUp: { requests: 25_000, mostMs: 30_000 },
  connections: clientConnections,
}

const partNames = Object.keys(parts) as PartName[]
const people = 'people'

/** What is to be closed, by the end or by a signal. */
const opened: (() => Promise<unknown>)[] = []
let isCutOff = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    isCutOff = true
    void closeAll().finally(() => process.exit(1))
  })
}
try {
  if (values.faults) await breakDatabase()
  else if (values.hostile) await beHostile()
  else if (values.failover) await failOver()
  else if (values.costs) await measureCosts()
  else if (values.sockets) await watchSockets()
  else if (values.release) await replaceRelease()
  else if (values.large) await fillTables()
  else if (values.memory) await measureMemory()
  else await measure()
} finally {
  await closeAll()
}

async function closeAll() {
  for (const close of opened.splice(0).reverse()) await close()
}

async function measure() {
  const names = chosen()
  const server = await openDatabases()
  const ofProjects = partNames.filter((name) => names.includes(name))
  if (ofProjects.length > 0) {
    const stage = await Stage.open({ server, rows, withPeers: values.peers, say })
    opened.push(() => stage.close())
    if (!values.prepare) await measureParts(stage, ofProjects)
    await stage.close()
  }
  if (!names.includes(people)) return
  if (values.prepare) await preparePeople(server, say)
  else await measurePeople(server, say, write)
}

async function openDatabases(): Promise<DatabaseServer> {
  const server = await openServer(values.postgres)
  opened.push(() => server.stop())
  return server
}

async function measureParts(stage: Stage, names: PartName[]) {
  const database = await readDatabaseFacts(stage.databaseUrl)
  const variant = [
    ...(rows === usualRows ? [] : [rows]),
    ...(values.postgres ? [`postgresql-${Number.parseInt(database.version, 10)}`] : []),
  ]
  const started = performance.now()
  const outcomes = new Map<PartName, Outcome>()
  for (const name of names) {
    const { title, measure } = parts[name]
    say(`${title}.`)
    try {
      const outcome = await measure(stage, rounds)
      outcomes.set(name, outcome)
      console.log(`\n${table(['', 'to reach', 'measured', 'reached'], outcome.headlines)}\n\n${outcome.section}\n`)
    } catch (error) {
      if (isCutOff) throw error
      console.error(error)
      process.exitCode = 1
    }
    const missing = partNames.filter((other) => !outcomes.has(other)).map((other) => parts[other].title.toLowerCase())
    const minutes = (performance.now() - started) / 60_000
    const run = { rows, rounds, database, missing, outcomes: [...outcomes.values()], minutes }
    if (!values.only) await write(variant, writeReport(run))
  }
}

/** Checked before anything is measured. */
function chosen(): string[] {
  const all = [...partNames, people]
  const names = values.only?.split(',') ?? (rows === usualRows ? all : partNames)
  const unknown = names.find((name) => !all.includes(name))
  if (unknown !== undefined) throw new Error(`there is no part ${unknown}; there are ${all.join(', ')}`)
  return names
}

async function write(variant: readonly (string | number)[], report: string) {
  await writeFile(path.join(import.meta.dirname, `${['RESULTS', ...variant].join('-')}.md`), report)
}

async function breakDatabase() {
  const seed = Number(values.seed)
  const seconds = Number(values.seconds ?? 0)
  say(`Breaking the database at least ${faultsCount} times, in the order of --seed ${seed}.`)
  const report = writeFaultReport(await measureFaults({ count: faultsCount, seconds, seed }))
  await write(['faults'], report)
  console.log(`\n${report}`)
}

async function beHostile() {
  const report = writeHostileReport(await measureHostile())
  await write(['hostile'], report)
  console.log(`\n${report}`)
}

async function failOver() {
  const options = {
    kills: Number(values.kills),
    seconds: Number(values.seconds ?? Number.POSITIVE_INFINITY),
    only: values.fault,
    say,
    onOpened: (close: () => Promise<unknown>) => opened.push(close),
  }
  const report = writeFailoverReport(await measureFailover(options))
  if (!values.fault) await write(['failover'], report)
  console.log(`\n${report}`)
}

async function measureCosts() {
  const options = { rows, say, onOpened: (close: () => Promise<unknown>) => opened.push(close) }
  console.log(`\n${await measureAllCosts(options, (report) => write(['costs'], report))}`)
}

async function watchSockets() {
  const server = await openServer(values.postgres, maxConnections)
  opened.push(() => server.stop())
  const report = writeSocketsReport(
    await measureSockets(server, {
      only: values.only,
      sockets: Number(values.people),
      processes: values.processes ? Number(values.processes) : undefined,
      say,
    }),
  )
  if (!values.only) await write(['sockets'], report)
  console.log(`\n${report}`)
}

async function replaceRelease() {
  const options = {
    ...{ from: values.from, seconds: Number(values.seconds ?? usualReleaseSeconds), say },
    onOpened: (close: () => Promise<unknown>) => opened.push(close),
  }
  const report = writeReleaseReport(await measureRelease(options))
  await write(['release'], report)
  console.log(`\n${report}`)
}

async function fillTables() {
  const onOpened = (close: () => Promise<unknown>) => opened.push(close)
  const options = { rows, projects: Number(values.projects), without: values.without.split(','), say, onOpened }
  if (values.prepare) return void (await prepareRows(options))
  await measureRows(options, async (result) => {
    const report = writeRowsReport(result)
    if (rows === usualLargeRows) await write(['rows'], report)
    console.log(`\n${report}`)
  })
}

async function measureMemory() {
  say('Memory under a mixed load.')
  const server = await openDatabases()
  const url = await createDatabase(server, 'memory')
  const dataDir = await mkdtemp(path.join(tmpdir(), 'guildhall-bench-'))
  opened.push(
    () => dropDatabase(server, url),
    () => rm(dataDir, { recursive: true, force: true }),
  )
  const report = writeMemoryReport(await measureMixedLoad(url, dataDir, Number(values.seconds ?? usualMemorySeconds)))
  await write(['memory'], report)
  console.log(`\n${report}`)
}

function say(line: string) {
  console.log(`${new Date().toISOString().slice(11, 19)} ${line}`)
}
