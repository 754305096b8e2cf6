import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { auditLedger, describeAudit } from '../apps/server/src/modules/5-contracts/ledger-audits/audit/audit-ledger.ts'
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts'
import { findFreePort } from '../apps/server/src/platform/embedded-postgres/server-process.ts'
import { insertUser } from '../apps/server/src/testing/builders.ts'
import { openFaults } from '../apps/server/src/testing/database-faults.ts'
import { startWriters } from '../apps/server/src/testing/persistent-writers.ts'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { compareWritten, countBroken, countLeftovers } from './fault-checks.ts'
import { startTraffic } from './fault-traffic.ts'
import { sendHostileCrowd } from './hostile-crowd.ts'
import { openInspector } from './inspect-process.ts'
import { hearsAgain, listen } from './listener.ts'
import { openNeighbors } from './neighbors.ts'
import { seededRandom } from './seeded-random.ts'

export const writersCount = 32
const othersCount = 100
/** Pieces of work, so that the code of all that is done is compiled, and what is kept of it there, before the memory is measured. */
const warmUpCount = 50
/** For connections that end by their own limits, and for jobs that are tried again. */
const settleMs = 15_000
/** As people start it, with its limits of memory. */
const script = path.join(import.meta.dirname, '../setup.cjs')

export type FaultResults = Awaited<ReturnType<typeof measureFaults>>

/** At least `count` faults of the database and `seconds` of them, one after the other, while all else breaks and people write. */
export async function measureFaults({ count, seconds, seed }: { count: number; seconds: number; seed: number }) {
  const random = seededRandom(seed)
  const neighbors = await openNeighbors(random)
  const inspectorPort = await findFreePort()
  const settings = {
    ...neighbors.settings,
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
  // On the database of the first, which alone is inspected.
  const second = await startServerProcess({ ...settings, DATABASE_URL: faults.url, NODE_OPTIONS: '' }, [
    script,
    '--serve',
  ])
  const servers = [server, second]
  const urls = servers.map(({ url }) => url)
  const haveExited = () => servers.filter((one) => one.hasExited()).length
  const database = openDatabase(faults.url, 2)
  try {
    const inspector = await openInspector(server.pid, inspectorPort)
    await inspector.untilSteady()
    const first = await startPeople(urls, database)
    while (first.traffic.finished.length < warmUpCount && !hasFailed(first)) await pause(10)
    await first.writers.stop()
    await first.traffic.stop()
    await pause(settleMs)
    const before = await inspector.measure()
    const { accounts, writers, traffic } = await startPeople(urls, database)
    const [listener] = accounts
    if (!listener) throw new Error('nobody listens')
    // It hears by the second server what its person does at the first.
    const socket = listen(second.url, listener.token)
    const untilWritten = async (more: number) => {
      const enough = writers.acknowledged.length + more
      while (writers.acknowledged.length < enough && haveExited() === 0 && writers.refusals.length < writersCount) {
        await pause(10)
      }
    }
    await untilWritten(writersCount * 20)

    const kinds = {
      'backends terminated': faults.terminateSome,
      'terminated inside transactions': faults.terminateInsideTransactions,
      'fast restarts': faults.restartFast,
      'immediate restarts': faults.restartImmediately,
      'backends killed': faults.killBackend,
      'postmasters killed': faults.killPostmaster,
    }
    const names = Object.keys(kinds) as (keyof typeof kinds)[]
    const done: Record<string, number> = {}
    let isOver = false
    const crowd = sendHostileCrowd(server.url, () => isOver)
    const nuisances = [...Object.values(neighbors.lines).map((line) => line.breakUntil(() => isOver))]
    const waits: { name: string; seconds: number }[] = []
    const end = performance.now() + seconds * 1_000
    while (haveExited() === 0 && (waits.length < count || performance.now() < end)) {
      await untilWritten(random(writersCount, writersCount * 4))
      const name = names[random(0, names.length)] ?? 'backends terminated'
      done[name] = (done[name] ?? 0) + 1
      await kinds[name]()
      await faults.untilUp()
      const up = performance.now()
      await untilWritten(1)
      waits.push({ name, seconds: (performance.now() - up) / 1_000 })
    }
    isOver = true
    const outages = (await Promise.all(nuisances)).reduce((sum, turns) => sum + turns, 0)
    const upgrades = await crowd
    await untilWritten(writersCount)
    const { repeats } = await writers.stop()
    await traffic.stop()
    await pause(settleMs)
    const isTold = await hearsAgain(socket, server.url, listener.token)
    socket.close()
    const peakBytes = await server.residentBytes()
    const after = await inspector.measure()
    inspector.close()
    return {
      nuisances: ['hostile upgrades', ...Object.keys(neighbors.lines).map((name) => `a failing ${name}`)],
      seed,
      faults: waits.length,
      done,
      outages,
      upgrades,
      exits: haveExited(),
      acknowledged: writers.acknowledged.length,
      ...(await compareWritten(database, writers.acknowledged)),
      finished: traffic.finished.length,
      broken: await countBroken(database, traffic.finished),
      leftovers: await countLeftovers(database),
      isTold,
      ...traffic.counts,
      repeats: repeats + traffic.counts.repeats,
      mails: neighbors.receivedMails(),
      refusals: [first, { writers, traffic }].flatMap((people) => [
        ...people.writers.refusals,
        ...people.traffic.refusals,
      ]),
      waits: waits.toSorted((one, other) => other.seconds - one.seconds),
      audit: describeAudit(await auditLedger(database.db)),
      before,
      peakBytes,
      after,
    }
  } finally {
    await database.close()
    await second.stop()
    await server.stop()
    await neighbors.close()
  }
}

async function startPeople(urls: readonly string[], database: Database) {
  const accounts = await Promise.all(Array.from({ length: writersCount + othersCount }, () => insertUser(database)))
  const tokens = accounts.slice(0, writersCount).map(({ token }) => token)
  return {
    accounts,
    writers: startWriters(urls, tokens),
    traffic: startTraffic(urls, accounts.slice(writersCount)),
  }
}

const hasFailed = ({ writers, traffic }: Awaited<ReturnType<typeof startPeople>>) =>
  writers.refusals.length + traffic.refusals.length > 0
