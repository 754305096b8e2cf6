import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { patience } from '../../testing/patience.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { advisoryLocks, heldLocks } from '../database/advisory-locks.ts'
import { WorkerSession } from './worker-session.ts'

async function openSession() {
  const t = await startTestApp()
  const session = new WorkerSession()
  await session.open(t.pool, () => {})
  onTestFinished(() => session.close())
  const holderOf = (id: string) =>
    t.value(
      `select pid from ${heldLocks} and classid = ${advisoryLocks.runningJob} and objid = hashtext('${id}')::oid`,
    ) as Promise<number | undefined>
  return { t, session, holderOf }
}

test('a job that was tried again before its first run had let go of it is held until both have', async () => {
  const { t, session, holderOf } = await openSession()
  const id = randomUUID()
  await session.hold([id])
  await session.hold([id])
  session.release(id)
  expect(session.holds(id)).toBe(true)

  const first = await holderOf(id)
  await t.queryAsOwner(`select pg_terminate_backend(${first})`)
  await vi.waitUntil(async () => ![undefined, first].includes(await holderOf(id)), patience)

  session.release(id)
  await vi.waitUntil(async () => (await holderOf(id)) === undefined, patience)
  expect(session.holds(id)).toBe(false)
})

test('a job that ends while the connection is away holds no lock afterwards', async () => {
  const { t, session, holderOf } = await openSession()
  const [ended, other] = [randomUUID(), randomUUID()]
  await session.hold([ended, other])
  const first = await holderOf(other)

  await t.queryAsOwner(`select pg_terminate_backend(${first})`)
  session.release(ended)
  await vi.waitUntil(async () => ![undefined, first].includes(await holderOf(other)), patience)

  expect(await holderOf(ended)).toBeUndefined()
})

test('what another session still locks is locked once that has gone', async () => {
  const { t, session, holderOf } = await openSession()
  const id = randomUUID()
  const lingering = await t.pool.connect()
  const { rows } = await lingering.query<{ pid: number }>(
    'select pg_backend_pid() as pid, pg_advisory_lock($1, hashtext($2))',
    [advisoryLocks.runningJob, id],
  )
  await session.hold([id])
  expect(await holderOf(id)).toBe(rows[0]?.pid)

  lingering.release(true)
  await vi.waitUntil(async () => ![undefined, rows[0]?.pid].includes(await holderOf(id)), patience)
})
