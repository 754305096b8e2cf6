import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { auditLedger } from '../../apps/server/src/modules/5-contracts/ledger-audits/audit/audit-ledger.ts'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { findFreePort } from '../../apps/server/src/platform/embedded-postgres/server-process.ts'
import { createDatabase, dropDatabase, openServer } from '../databases.ts'
import { longestGap } from '../failover/gaps.ts'
import { countLost } from '../failover/measure-fault.ts'
import type { Seen } from '../failover/patient-fetch.ts'
import { startUsers, writersCount } from '../failover/users.ts'
import { countBroken, countLeftovers } from '../fault-checks.ts'
import { migrateBy, startFront, startPart } from './front.ts'
import { findPrevious, prepareRelease, thisRelease } from './previous-release.ts'
import { watchLocks } from './watch-locks.ts'

/** For jobs that are tried again. */
const settleMs = 15_000
const migrating = 'guildhall-migration'

type Options = {
  from: string | undefined
  /** Of both releases beside each other. */
  seconds: number
  say: (line: string) => void
  onOpened: (close: () => Promise<unknown>) => void
}
export type ReleaseResults = Awaited<ReturnType<typeof measureRelease>>
export type Phase = {
  name: string
  seconds: number
  seen: Seen
  gapMs: number
  heardMs: number | undefined
  written: number
}

/** Replaces the release before by this one while people use it, as docs/operations/scale.md says. */
export async function measureRelease({ from, seconds, say, onOpened }: Options) {
  const commit = await findPrevious(from)
  say(`Preparing the release before, ${commit.slice(0, 12)}.`)
  const [before, now] = [await prepareRelease(commit), await thisRelease()]
  const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-release-'))
  if (!process.env.GUILDHALL_TEST_OUTPUT) onOpened(() => rm(folder, { recursive: true, force: true }))
  const server = await openServer(undefined)
  onOpened(server.stop)
  const url = await createDatabase(server, 'release')
  onOpened(() => dropDatabase(server, url))
  const ports = [await findFreePort(), await findFreePort(), await findFreePort(), await findFreePort()] as const
  const front = await startFront(folder, [ports[0], ports[1]])
  onOpened(front.stop)
  const settings = {
    DATABASE_URL: url,
    HOST: '127.0.0.1',
    PUBLIC_URL: front.url,
    TRUST_PROXY: '127.0.0.1',
    GUILDHALL_DATA_DIR: path.join(folder, 'files'),
    GUILDHALL_DEMO: '0',
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
  }
  const start = async (release: typeof now, role: string, port: number, name: string) => {
    const part = await startPart(release, { ...settings, GUILDHALL_ROLE: role, PORT: String(port) }, folder, name)
    onOpened(part.stop)
    return part
  }
  const oldWeb = await start(before, 'web', ports[0], 'web-before')
  const oldWorker = await start(before, 'worker', ports[2], 'worker-before')
  const database = openDatabase(url, 2)
  onOpened(database.close)
  const users = await startUsers(front.url, database)

  const phases: Phase[] = []
  const phase = async (name: string, work: () => Promise<unknown>) => {
    say(`${name}.`)
    const { seen, acknowledgedAt } = users.watch()
    const [began, first] = [performance.now(), users.writers.acknowledged.length]
    await work()
    await users.untilWritten(writersCount)
    const heardMs = await users.untilHeard()
    phases.push({
      ...{ name, seen, heardMs, gapMs: longestGap(acknowledgedAt).ms },
      seconds: (performance.now() - began) / 1_000,
      written: users.writers.acknowledged.length - first,
    })
  }
  await phase('The release before alone', () => pause(Math.min(seconds * 1_000, 30_000)))
  const migrations = await countMigrations(database)
  const locks = watchLocks(url, migrating)
  onOpened(locks.end)
  const named = Object.assign(new URL(url), { search: `?application_name=${migrating}` }).href
  await phase('This one migrates', () => migrateBy(now, { ...settings, DATABASE_URL: named }))
  const held = await locks.stop()
  await phase('This one starts beside it', async () => {
    await start(now, 'web', ports[1], 'web-now')
    await start(now, 'worker', ports[3], 'worker-now')
  })
  await phase('Both serve', () => pause(seconds * 1_000))
  const exits: { name: string; code: number | null; seconds: number }[] = []
  await phase('The release before is stopped', async () => {
    exits.push({ name: 'web', ...(await oldWeb.stop()) }, { name: 'worker', ...(await oldWorker.stop()) })
  })
  await phase('This one alone', () => pause(Math.min(seconds * 1_000, 30_000)))
  await users.stop()
  await pause(settleMs)

  const { acknowledged } = users.writers
  const { rows } = await database.direct.query<{ doubled: number }>(
    `select count(*) - count(distinct title) as doubled from projects where title <> 'A shop that is paid for'`,
  )
  return {
    ...{ before: before.name, now: now.name, phases, held, exits },
    migrations: (await countMigrations(database)) - migrations,
    acknowledged: acknowledged.length,
    lost: await countLost(database, acknowledged),
    doubled: Number(rows[0]?.doubled),
    finished: users.finished.length,
    broken: await countBroken(database, users.finished),
    leftovers: await countLeftovers(database),
    findings: (await auditLedger(database.db)).findings.length,
  }
}

async function countMigrations({ direct }: ReturnType<typeof openDatabase>): Promise<number> {
  const { rows } = await direct.query<{ count: number }>('select count(*) from drizzle.__drizzle_migrations')
  return Number(rows[0]?.count)
}
