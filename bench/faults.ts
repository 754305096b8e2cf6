import { randomInt } from 'node:crypto'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { auditLedger, describeAudit } from '../apps/server/src/modules/ledger/audit/audit-ledger.ts'
import { openDatabase } from '../apps/server/src/platform/database/database.ts'
import { insertUser } from '../apps/server/src/testing/builders.ts'
import { openFaults } from '../apps/server/src/testing/database-faults.ts'
import { startWriters } from '../apps/server/src/testing/persistent-writers.ts'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { megabytes, table, verdict } from './tables.ts'

const writersCount = 32
/** Seconds until writes succeed after the database is up. */
const targetSeconds = 2

type Server = Awaited<ReturnType<typeof startServerProcess>>
/** `isOver`: the same for all that break something beside the database, such as a bucket. They mend it when they end. */
type Nuisance = { name: string; run(server: Server, isOver: () => boolean): Promise<void> }
const nuisances: readonly Nuisance[] = [{ name: 'hostile upgrades', run: sendHostileUpgrades }]

export type FaultResults = Awaited<ReturnType<typeof measureFaults>>

/** At least `count` faults of the database and `seconds` of them, one after the other, while people write. */
export async function measureFaults(script: string, { count, seconds }: { count: number; seconds: number }) {
  const settings = { DATABASE_URL: '', GUILDHALL_DEMO: '0', RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'silent' }
  const server = await startServerProcess(settings, [script])
  const faults = await openFaults(server)
  const database = openDatabase(faults.url, 2)
  try {
    const people = await Promise.all(Array.from({ length: writersCount }, () => insertUser(database)))
    const tokens = people.map(({ token }) => token)
    const writers = startWriters(server.url, tokens)
    const untilWritten = async (more: number) => {
      const enough = writers.acknowledged.length + more
      while (writers.acknowledged.length < enough && !server.hasExited() && writers.refusals.length < writersCount) {
        await pause(10)
      }
    }
    await untilWritten(writersCount * 20)
    const beforeBytes = await server.residentBytes()

    const kinds = [
      faults.terminateSome,
      faults.terminateInsideTransactions,
      faults.restartFast,
      faults.restartImmediately,
      faults.killBackend,
      faults.killPostmaster,
    ]
    let isOver = false
    const bothering = nuisances.map(({ run }) => run(server, () => isOver))
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
    await Promise.all(bothering)
    await untilWritten(writersCount)
    await writers.stop()

    const { rows } = await database.pool.query<{ title: string }>('select title from projects')
    const written = new Set(rows.map(({ title }) => title))
    await pause(5_000)
    return {
      faults: waits.length,
      exits: server.hasExited() ? 1 : 0,
      acknowledged: writers.acknowledged.length,
      lost: writers.acknowledged.filter((title) => !written.has(title)).length,
      doubled: rows.length - written.size,
      refusals: writers.refusals,
      longestSeconds: Math.max(...waits),
      audit: describeAudit(await auditLedger(database.db)),
      beforeBytes,
      afterBytes: await server.residentBytes(),
    }
  } finally {
    await database.close()
    await server.stop()
  }
}

async function sendHostileUpgrades({ url }: Server, isOver: () => boolean) {
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

export function writeFaultReport(results: FaultResults): string {
  const { longestSeconds, exits, lost, doubled, refusals, audit, beforeBytes, afterBytes, acknowledged } = results
  const none = (count: number) => (count === 0 ? 'yes' : '**no**')
  return `# Faults of the database

Written by \`npm run bench -- --faults\` on ${new Date().toISOString().slice(0, 10)}. ${results.faults} faults one after the other, while ${writersCount} people post
projects: connections terminated, also inside of transactions, PostgreSQL restarted fast and immediately, and one of its backends and its
postmaster killed. Meanwhile there were ${nuisances.map(({ name }) => name).join(', ')}, and the machine had a load of ${Math.round(loadavg()[1] ?? Number.NaN)}.

${table(
  ['', 'to reach', 'measured', 'reached'],
  [
    ['Exits of the server', '0', String(exits), none(exits)],
    ['Acknowledged and lost', '0', `${lost} of ${acknowledged.toLocaleString('en-US')}`, none(lost)],
    ['Written twice', '0', String(doubled), none(doubled)],
    ['Answers other than "come back later"', '0', String(refusals.length), none(refusals.length)],
    [
      'Until a write succeeds, at most',
      `${targetSeconds} s`,
      `${longestSeconds.toFixed(1)} s`,
      verdict(targetSeconds / longestSeconds),
    ],
    ['The book', 'sound', audit.split('\n')[0] ?? '', audit.startsWith('The book is sound') ? 'yes' : '**no**'],
    ['Memory before and after', '', `${megabytes(beforeBytes)}, ${megabytes(afterBytes)}`, ''],
  ],
)}
${refusals
  .slice(0, 3)
  .map((refusal) => `\n- ${refusal}`)
  .join('')}
`
}
