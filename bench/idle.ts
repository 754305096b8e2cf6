/**
 * `node bench/idle.ts [SECONDS]`: what a server costs that nobody uses, on an empty database of its own. Counts every
 * statement by PostgreSQL's log, which also says whose they are.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startThrowawayPostgres } from '../apps/server/src/platform/embedded-postgres/throwaway.ts'
import { openProcessorTimer } from './processor-time.ts'
import { startGuildhall } from './servers.ts'

const seconds = Number(process.argv[2] ?? 60)
/** Until the start's own work is over and connections that it needed are closed. */
const settleSeconds = 20
const targets = { statementsPerSecond: 2, processorPercent: 0.5 }

const postgres = await startThrowawayPostgres()
const dataDir = await mkdtemp(path.join(tmpdir(), 'guildhall-idle-'))
const url = Object.assign(new URL(postgres.url), { pathname: '/idle' }).href
try {
  await asOwner(postgres.url, 'create database idle')
  await asOwner(postgres.url, "alter system set log_statement = 'all'")
  await asOwner(postgres.url, "alter system set log_line_prefix = '%d|'")
  await asOwner(postgres.url, 'select pg_reload_conf()')
  const nobody = { clients: [], viewer: { id: '', email: '', token: '' } }
  const server = await startGuildhall(url, dataDir, nobody)
  try {
    await report(server.pid)
  } finally {
    await server.stop()
  }
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function report(pid: number) {
  const timer = await openProcessorTimer(url, pid)
  await pause(settleSeconds * 1_000)
  const before = (await statements()).length
  const used = await timer.start()
  await pause(seconds * 1_000)
  const processorMs = await used()
  const made = (await statements()).slice(before)
  await timer.close()

  const perSecond = made.length / seconds
  const percent = processorMs / seconds / 10
  console.log(`${perSecond.toFixed(2)} statements a second (target: below ${targets.statementsPerSecond})`)
  console.log(`${percent.toFixed(2)} % of a processor, with PostgreSQL's (target: below ${targets.processorPercent} %)`)
  const counts = Map.groupBy(made, (text) => text.slice(0, 70))
  for (const [text, { length }] of [...counts].sort(([, one], [, other]) => other.length - one.length).slice(0, 15)) {
    console.log(`${String(length).padStart(6)}  ${text}`)
  }
  if (perSecond >= targets.statementsPerSecond || percent >= targets.processorPercent) process.exitCode = 1
}

/** The start of each statement that the server made, without what the measurement asked. */
async function statements() {
  const log = await readFile(path.join(postgres.folder, 'server.log'), 'utf8')
  return [...log.matchAll(/^idle\|LOG: {2}(?:statement|execute [^:]*):\s*(.*)/gm)]
    .map(([, text = '']) => text)
    .filter((text) => !text.includes('pg_stat_activity'))
}

async function asOwner(address: string, text: string) {
  const client = new pg.Client(address)
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
