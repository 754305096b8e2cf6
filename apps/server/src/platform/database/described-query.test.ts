import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { newClient } from './connections.ts'

async function connect() {
  const { url } = await startTestApp()
  const client = newClient({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  const described: unknown[] = []
  const { connection } = client as unknown as { connection: pg.Connection }
  connection.on('rowDescription', (message) => described.push(message))
  return { client, described }
}

const text = `select n, n * 2.5 as half, null as nothing, timestamptz '2026-01-02 03:04Z' as at, array[n, 7] as list
  from generate_series(1, $1::int) n`

test('the rows of a prepared statement are described once, and read the same each time', async () => {
  const { client, described } = await connect()
  const run = (last: number) => client.query({ name: 'counting', text, values: [last] })

  const first = await run(2)
  const others = [await run(2), await run(0), await run(1)]

  expect(first.rows).toEqual([
    { n: 1, half: '2.5', nothing: null, at: new Date('2026-01-02T03:04Z'), list: [1, 7] },
    { n: 2, half: '5.0', nothing: null, at: new Date('2026-01-02T03:04Z'), list: [2, 7] },
  ])
  expect(others.map(({ rows, rowCount }) => ({ rows, rowCount }))).toEqual([
    { rows: first.rows, rowCount: 2 },
    { rows: [], rowCount: 0 },
    { rows: first.rows.slice(0, 1), rowCount: 1 },
  ])
  expect(others[0]?.fields.map(({ name }) => name)).toEqual(['n', 'half', 'nothing', 'at', 'list'])
  expect(described).toHaveLength(1)
})

test('rows as arrays, and with types of their own, are told apart', async () => {
  const { client } = await connect()
  const text = 'select $1::int as n, 3 as three'
  const types = { getTypeParser: () => (value: string) => `<${value}>` } as unknown as pg.CustomTypesConfig
  const values = [1]

  const ways = {
    plain: async (name: string) =>
      expect((await client.query({ name, text, values })).rows).toEqual([{ n: 1, three: 3 }]),
    arrays: async (name: string) =>
      expect((await client.query({ name, text, values, rowMode: 'array' })).rows).toEqual([[1, 3]]),
    types: async (name: string) =>
      expect((await client.query({ name, text, values, types })).rows).toEqual([{ n: '<1>', three: '<3>' }]),
  }
  for (const first of ['plain', 'arrays', 'types'] as const) {
    await ways[first](`${first}-first`)
    for (const run of Object.values(ways)) await run(`${first}-first`)
  }
})

test('a statement without rows tells how many it changed', async () => {
  const { client, described } = await connect()
  await client.query('create temporary table kept (n int)')
  const insert = (n: number) =>
    client.query({ name: 'insert', text: 'insert into kept select generate_series(1, $1::int)', values: [n] })

  expect([(await insert(2)).rowCount, (await insert(3)).rowCount]).toEqual([2, 3])
  expect(described).toEqual([])
})

test('a refused statement, and a value that cannot be sent, leave the connection in order', async () => {
  const { client } = await connect()
  const divide = (by: unknown) =>
    client.query({ name: 'divide', text: 'select 12 / $1::int as quotient', values: [by] })
  const endless: { self?: unknown } = {}
  endless.self = endless
  await divide(3)

  await expect(divide(0)).rejects.toMatchObject({ code: '22012', stack: expect.stringContaining(import.meta.filename) })
  await expect(divide(endless)).rejects.toThrow('circular')
  expect((await divide(4)).rows).toEqual([{ quotient: 3 }])
})
