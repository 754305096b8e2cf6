import { type SQL, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { isAfter, keysetOf, keysetPage, newestFirst, rankedKeysetOf, rankedKeysetPage } from './keyset.ts'

type Row = { rank: number; at: Date; id: string }

async function arrange() {
  const { db } = await startTestApp()
  const from = sql`(select n % 3 as rank, timestamptz '2030-01-01Z' + n / 5 * interval '1 hour' as at,
    ('00000000-0000-4000-8000-' || lpad((n * 7 % 30)::text, 12, '0'))::uuid as id from generate_series(0, 29) n) listed`
  const columns = { at: sql.identifier('at'), id: sql.identifier('id') }
  const list = async ({ where, orderBy, limit }: { where?: SQL | undefined; orderBy: SQL[]; limit: number }) => {
    const order = sql.join(orderBy, sql`, `)
    const { rows } = await db.execute<{ rank: number; at: string; id: string }>(
      sql`select * from ${from} where ${where ?? sql`true`} order by ${order} limit ${limit}`,
    )
    return rows.map((row): Row => ({ ...row, at: new Date(row.at) }))
  }
  return { list, columns, ranked: { ...columns, rank: sql.identifier('rank') } }
}

describe('pages', () => {
  test('of a newest-first list lead through every row once, in order', async () => {
    const { list, columns } = await arrange()
    const orderBy = newestFirst(columns)
    const visited: Row[] = []
    let cursor: string | undefined
    do {
      const found = await list({ where: isAfter(columns, keysetOf(cursor)), orderBy, limit: 8 })
      const { rows, nextCursor } = keysetPage(found, 7, (row) => row)
      visited.push(...rows)
      cursor = nextCursor ?? undefined
    } while (cursor)

    expect(visited).toHaveLength(30)
    expect(visited).toEqual(await list({ orderBy, limit: 30 }))
  })

  test('of a ranked list, too, the highest rank first', async () => {
    const { list, ranked } = await arrange()
    const orderBy = newestFirst(ranked)
    const visited: Row[] = []
    let cursor: string | undefined
    do {
      const found = await list({ where: isAfter(ranked, rankedKeysetOf(cursor, 'best')), orderBy, limit: 5 })
      const { rows, nextCursor } = rankedKeysetPage(found, 4, { sort: 'best', keysetOfRow: (row) => row })
      visited.push(...rows)
      cursor = nextCursor ?? undefined
    } while (cursor)

    expect(visited).toHaveLength(30)
    expect(visited).toEqual(await list({ orderBy, limit: 30 }))
    expect([visited[0]?.rank, visited.at(-1)?.rank]).toEqual([2, 0])
  })

  test('end without a cursor where nothing follows', () => {
    const row = { at: new Date('2030-01-01T00:00:00Z'), id: '00000000-0000-4000-8000-000000000000' }

    expect(keysetPage([row], 1, (one) => one)).toEqual({ rows: [row], nextCursor: null })
    expect(keysetPage([], 1, () => row)).toEqual({ rows: [], nextCursor: null })
  })
})

test('a cursor of another list is refused', () => {
  const row = { rank: 1, at: new Date('2030-01-01T00:00:00Z'), id: '00000000-0000-4000-8000-000000000000' }
  const { nextCursor: plain } = keysetPage([row, row], 1, (one) => one)
  const { nextCursor: best } = rankedKeysetPage([row, row], 1, { sort: 'best', keysetOfRow: (one) => one })

  expect(() => rankedKeysetOf(plain ?? '', 'best')).toThrow('list.cursor_invalid')
  expect(() => rankedKeysetOf(best ?? '', 'price')).toThrow('list.cursor_invalid')
  expect(() => keysetOf(best ?? '')).toThrow('list.cursor_invalid')
  expect(rankedKeysetOf(best ?? '', 'best')).toEqual(row)
})
