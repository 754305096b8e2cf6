import { expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { openDatabase, queryShort } from './database.ts'

async function connect() {
  const { url } = await startTestApp()
  const database = openDatabase(url, 4)
  const ask = (text: string, n: number) =>
    queryShort<{ pid: number; n: number }>(database.db, 'asked', `select pg_backend_pid() as pid, ${text} as n`, [n])
  onTestFinished(database.close)
  return { ...database, ask }
}

const numbers = Array.from({ length: 10 }, (_, n) => n + 1)

test('what is asked in one turn is sent on one connection, eight at most, and each gets its own rows', async () => {
  const database = await connect()

  const answers = await Promise.all(numbers.map((n) => database.ask('$1::int * 2', n)))

  expect(answers.map((rows) => rows.map(({ n }) => n))).toEqual(numbers.map((n) => [n * 2]))
  const pids = answers.map(([row]) => row?.pid)
  expect(new Set(pids.slice(0, 8)).size).toBe(1)
  expect(new Set(pids).size).toBe(2)
})

test('a statement that fails leaves those that were sent with it alone', async () => {
  const database = await connect()

  const answers = await Promise.allSettled([2, 0, 5].map((n) => database.ask('10 / $1::int', n)))

  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value[0]?.n : answer.reason.message))).toEqual(
    [5, 'division by zero', 2],
  )
  expect(await database.ask('10 / $1::int', 1)).toEqual([expect.objectContaining({ n: 10 })])
})

test('a value that cannot be sent is told to who sent it', async () => {
  const database = await connect()
  const unsendable = {
    toPostgres: () => {
      throw new Error('not for the wire')
    },
  } as unknown as number

  const answers = await Promise.allSettled([1, unsendable, 3].map((n) => database.ask('$1::int', n)))

  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('all that were sent on a lost connection are refused, and the next one gets another', async () => {
  const database = await connect()
  const lost = 'case when $1::int = 2 then pg_terminate_backend(pg_backend_pid())::int else $1 end'

  const answers = await Promise.allSettled([1, 2, 3].map((n) => database.ask(lost, n)))

  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await database.ask(lost, 7)).toEqual([expect.objectContaining({ n: 7 })])
})

test('within a transaction it is one of its statements', async () => {
  const database = await connect()

  const pids = await database.db.transaction(async (tx) => [
    ...(await queryShort<{ pid: number }>(tx, 'own', 'select pg_backend_pid() as pid where $1', [true])),
    ...(await queryShort<{ pid: number }>(tx, 'own', 'select pg_backend_pid() as pid where $1', [true])),
  ])

  expect(new Set(pids.map(({ pid }) => pid)).size).toBe(1)
  expect(database.pool.totalCount).toBe(1)
})
