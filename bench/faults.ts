import { randomInt } from 'node:crypto'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { auditLedger, describeAudit } from '../apps/server/src/modules/5-contracts/ledger-audits/audit/audit-ledger.ts'
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts'
import { findFreePort } from '../apps/server/src/platform/embedded-postgres/server-process.ts'
import { insertUser } from '../apps/server/src/testing/builders.ts'
import { openFaults } from '../apps/server/src/testing/database-faults.ts'
import { startWriters } from '../apps/server/src/testing/persistent-writers.ts'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { startTraffic } from './fault-traffic.ts'
import { openInspector } from './inspect-process.ts'
import { openNeighbours } from './neighbours.ts'

export const writersCount = 32
const othersCount = 100
/** For connections that end by their own limits, and for jobs that are tried again. */
const settleMs = 15_000
/** As people start it, with its limits of memory. */
const script = path.join(import.meta.dirname, '../setup.cjs')

export type FaultResults = Awaited<ReturnType<typeof measureFaults>>

/** At least `count` faults of the database and `seconds` of them, one after the other, while all else breaks and people write. */
export async function measureFaults({ count, seconds }: { count: number; seconds: number }) {
  const neighbours = await openNeighbours()
  const inspectorPort = await findFreePort()
  const settings = {
    ...neighbours.settings,
    DATABASE_URL: '',
    GUILDHALL_DEMO: '0',
    RATE_LIMIT_FACTOR: '1000000',
    AI_DAILY_REQUESTS_PER_USER: '1000000',
    AI_DAILY_REQUESTS_PER_ADDRESS: '1000000',
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: `--inspect-port=127.0.0.1:${inspectorPort}`,
  }
  const server = await startServerProcess(settings, [script, '--serve'])
  const faults = await openFaults(server)
  const database = openDatabase(faults.url, 2)
  try {
    const accounts = await Promise.all(Array.from({ length: writersCount + othersCount }, () => insertUser(database)))
    const writers = startWriters(
      server.url,
      accounts.slice(0, writersCount).map(({ token }) => token),
    )
    const traffic = startTraffic(server.url, accounts.slice(writersCount))
    const untilWritten = async (more: number) => {
      const enough = writers.acknowledged.length + more
      while (writers.acknowledged.length < enough && !server.hasExited() && writers.refusals.length < writersCount) {
        await pause(10)
      }
    }
    await untilWritten(writersCount * 20)
    const inspector = await openInspector(server.pid, inspectorPort)
    const before = await inspector.measure()

    const kinds = [
      faults.terminateSome,
      faults.terminateInsideTransactions,
      faults.restartFast,
      faults.restartImmediately,
      faults.killBackend,
      faults.killPostmaster,
    ]
    let isOver = false
    const nuisances = [
      sendHostileUpgrades(server.url, () => isOver),
      ...Object.values(neighbours.lines).map((line) => line.breakUntil(() => isOver)),
    ]
    const waits: number[] = []
    const end = performance.now() + seconds * 1_000
    while (!server.hasExited() && (waits.length < count || performance.now() < end)) {
      await untilWritten(randomInt(writersCount, writersCount * 4))
      await (kinds[waits.length % kinds.length] ?? faults.terminateSome)()
      await faults.untilUp()
      const up = performance.now()
      await untilWritten(1)
      waits.push((performance.now() - up) / 1_000)
    }
    isOver = true
    await Promise.all(nuisances)
    await untilWritten(writersCount)
    await writers.stop()
    await traffic.stop()
    await pause(settleMs)
    const peakBytes = await server.residentBytes()
    const after = await inspector.measure()
    inspector.close()
    return {
      nuisances: ['hostile upgrades', ...Object.keys(neighbours.lines).map((name) => `a failing ${name}`)],
      faults: waits.length,
      exits: server.hasExited() ? 1 : 0,
      acknowledged: writers.acknowledged.length,
      ...(await compareWritten(database, writers.acknowledged)),
      paid: traffic.paid.length,
      unbooked: await countUnrecorded(database, traffic.paid),
      ...traffic.counts,
      mails: neighbours.receivedMails(),
      refusals: [...writers.refusals, ...traffic.refusals],
      longestSeconds: Math.max(...waits),
      audit: describeAudit(await auditLedger(database.db)),
      before,
      peakBytes,
      after,
    }
  } finally {
    await database.close()
    await server.stop()
    await neighbours.close()
  }
}

async function compareWritten({ pool }: Database, acknowledged: readonly string[]) {
  const { rows } = await pool.query<{ title: string }>(
    'select title from projects where not exists (select from contracts where project_id = projects.id)',
  )
  const written = new Set(rows.map(({ title }) => title))
  return {
    lost: acknowledged.filter((title) => !written.has(title)).length,
    doubled: rows.length - written.size,
  }
}

/** Of contracts whose payment was acknowledged, those whose money is not in the ledger exactly once. */
async function countUnrecorded({ pool }: Database, paid: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*) from unnest($1::uuid[]) as paid (id)
     where (select count(*) from ledger.entries where chain_id = paid.id) <> 1`,
    [paid],
  )
  return rows[0]?.count ?? Number.NaN
}

async function sendHostileUpgrades(url: string, isOver: () => boolean) {
  const headers = { connection: 'Upgrade', upgrade: 'h2c' }
  const { Agent, request } = await import('node:http')
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  while (!isOver()) {
    const sent = request(`${url}/api/live/`, { agent, headers, timeout: 1_000 })
    sent.on('timeout', () => sent.destroy()).on('error', () => {})
    sent.on('response', (response) => response.resume()).end()
    await pause(20)
  }
  agent.destroy()
}
