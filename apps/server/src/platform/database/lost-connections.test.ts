import { once } from 'node:events'
import type { Socket } from 'node:net'
import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { expectFailure } from '../../testing/expect-failure.ts'
import { waitUntilBlocked } from '../../testing/race.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { openDatabase, queryInBatches, type TimeLimits } from './database.ts'
import { sqlStateOf } from './database-trouble.ts'

type Internals = { processID: number; connection: { stream: Socket } }
const internalsOf = (client: pg.ClientBase) => client as unknown as Internals

/** Not by `once` of node:events, which would hear the error, too. */
const endOf = (client: pg.ClientBase) => new Promise<void>((resolve) => void client.once('end', () => resolve()))

/** A pool of one connection. */
async function arrange(limits?: TimeLimits) {
  const t = await startTestApp()
  const database = openDatabase(t.url, 1, limits)
  onTestFinished(() => database.close())
  const taken = once(database.pool, 'acquire') as Promise<[pg.PoolClient]>
  return {
    ...database,
    t,
    cut: async () => {
      const [client] = await taken
      internalsOf(client).connection.stream.destroy()
    },
    ended: async () => endOf((await taken)[0]),
    terminate: async () => {
      const [client] = await taken
      const ended = endOf(client)
      await t.pool.query('select pg_terminate_backend($1)', [internalsOf(client).processID])
      await ended
    },
    isOpenAgain: async () => expect((await database.pool.query('select 3 as n')).rows).toEqual([{ n: 3 }]),
  }
}

test('a connection that PostgreSQL ends between two statements of a transaction fails that transaction alone', async () => {
  const { db, terminate, isOpenAgain } = await arrange()

  const transaction = db.transaction(async (tx) => {
    await tx.execute('select 1')
    await terminate()
    await tx.execute('select 2')
  })

  await expect(transaction).rejects.toMatchObject({ code: '57P01' })
  await isOpenAgain()
})

test('a connection that is lost before a transaction begins gives its place to another', async () => {
  const { db, cut, isOpenAgain } = await arrange()
  const lost = cut()

  await expect(db.transaction(() => lost)).rejects.toThrow('Connection terminated unexpectedly')

  await isOpenAgain()
})

test('a connection that is lost while its rows are read gives its place to another', async () => {
  const { db, terminate, isOpenAgain } = await arrange()
  const read = async () => {
    const rows = queryInBatches(db, { text: 'select generate_series(1, 2)', values: [], batchRows: 1 })
    for await (const _row of rows) await terminate()
  }

  await expect(read()).rejects.toMatchObject({ code: '57P01' })

  await isOpenAgain()
})

test('a connection on which writes are refused, as after a switch to another primary, is closed with its transaction', async () => {
  const { db, pool, isOpenAgain } = await arrange()
  await pool.query('set default_transaction_read_only = on') // until it is connected anew
  const write = () => db.transaction((tx) => tx.execute('create temporary table written ()'))

  expect(sqlStateOf(await write().catch((error: unknown) => error))).toBe('25006')

  await write()
  await isOpenAgain()
})

test('a transaction that waits longer than PostgreSQL allows for its next statement is out of time', async () => {
  const { db, ended, isOpenAgain } = await arrange({ statement: 0, lock: 0, idleInTransaction: 1 })

  const transaction = db.transaction(async (tx) => {
    await tx.execute('select 1')
    await ended()
    await tx.execute('select 2')
  })

  await expect(transaction).rejects.toMatchObject({ code: '25P03' })
  await isOpenAgain()
})

test('a request whose connection is lost is told to come back, and its repeat with the same key works once', async () => {
  const t = await startTestApp()
  const client = await t.insertUser()
  const body = {
    title: 'A shop for chairs',
    description: 'Visitors choose a chair and pay.',
    price: 1_250,
    category: 'Web Development',
    requiredSkills: ['React'],
    deadline: '2035-01-31',
  }
  const create = () => t.as(client).post('/projects/create', body, { headers: { 'idempotency-key': 'lost' } })
  const holder = await t.pool.connect()
  await holder.query('begin; lock table projects in exclusive mode')

  const sending = create()
  await waitUntilBlocked(t.pool, 1)
  expect(await t.value(terminateWaiting)).toBe(1)
  const lost = await sending
  await holder.query('rollback')
  holder.release()
  const again = [await create(), await create()]

  expectFailure(lost, 503, 'service.unavailable')
  expect(lost.headers['retry-after']).toBe('1')
  expect(again.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect(await t.value('select count(*) from projects where client_id = $1', [client.id])).toBe(1)
})

const terminateWaiting = `select count(pg_terminate_backend(pid)) from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`
