import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './platform/database/database.ts'
import { startThrowawayPostgres } from './platform/embedded-postgres/throwaway.ts'
import { insertUser } from './testing/builders.ts'
import { openFaults, openOperator } from './testing/database-faults.ts'
import { readMails } from './testing/mails.ts'
import { longPatience, patience } from './testing/patience.ts'
import { startWriters } from './testing/persistent-writers.ts'
import { startServerProcess } from './testing/server-process.ts'

/** More than there are connections. */
const writersCount = 24

test(`the database breaks connections, stops and crashes under ${writersCount} writers: the server lives on, and all is written once`, async () => {
  const server = await startServer('')
  const faults = await openFaults(server)
  const { people, moreIsWritten, expectAllOnce } = await write(server, faults.url, writersCount)

  const { terminateInsideTransactions, terminateSome, restartFast, restartImmediately, killBackend, killPostmaster } =
    faults
  for (const fault of [
    terminateInsideTransactions,
    terminateSome,
    restartFast,
    restartImmediately,
    killBackend,
    killPostmaster,
  ]) {
    await moreIsWritten()
    await fault()
  }
  await moreIsWritten()
  await expectAllOnce()
  await expectJobsToRun(server, people[0]!.email)
})

test('the same with a PostgreSQL of somebody else, who restarts it', async () => {
  const postgres = await startThrowawayPostgres({ fsync: true }) // an immediate stop loses commits that did not wait
  const operator = await openOperator(postgres)
  onTestFinished(async () => {
    await operator.stop()
    await postgres.stop()
  })
  const server = await startServer(postgres.url)
  const { people, moreIsWritten, expectAllOnce } = await write(server, postgres.url, 8)

  for (const mode of ['fast', 'immediate'] as const) {
    await moreIsWritten()
    await operator.restart(mode)
  }
  await moreIsWritten()
  await expectAllOnce()
  await expectJobsToRun(server, people[0]!.email)
})

async function startServer(databaseUrl: string) {
  const server = await startServerProcess({
    DATABASE_URL: databaseUrl,
    GUILDHALL_DEMO: '0',
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'silent',
  })
  onTestFinished(() => server.stop())
  return server
}

async function write(server: { url: string }, databaseUrl: string, count: number) {
  const database = openDatabase(databaseUrl, 2)
  onTestFinished(() => database.close())
  const people = await Promise.all(Array.from({ length: count }, () => insertUser(database)))
  const writers = startWriters(
    [server.url],
    people.map(({ token }) => token),
  )
  return {
    people,
    async moreIsWritten() {
      const { acknowledged, refusals } = writers
      const enough = acknowledged.length + count
      await expect
        .poll(() => acknowledged.length > enough || refusals.length > 0, { interval: 20, ...longPatience })
        .toBe(true)
      expect(refusals).toEqual([])
    },
    async expectAllOnce() {
      const { refusedWithoutWait } = await writers.stop()
      expect(writers.refusals).toEqual([])
      expect(refusedWithoutWait).toBe(0)
      const { rows } = await database.pool.query<{ title: string }>('select title from projects')
      expect(rows.map(({ title }) => title).toSorted()).toEqual(writers.acknowledged.toSorted())
    },
  }
}

async function expectJobsToRun({ url, dataDir }: { url: string; dataDir: string }, email: string) {
  await fetch(`${url}/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ email }),
  })
  await expect.poll(async () => (await readMails(path.join(dataDir, 'mail'), email)).length, patience).toBe(1)
}
