import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { withOwnConnection } from './own-connection.ts'

test('of two connections that were asked for at once, one is left, and the end of the other one brings no third', async () => {
  const application_name = `live-${crypto.randomUUID()}`
  const pool = new pg.Pool({ connectionString: inject('postgresUrl'), application_name })
  const direct = new pg.Pool({ connectionString: inject('postgresUrl') })
  const events = withOwnConnection(pool, () => 7)
  onTestFinished(async () => {
    await pool.end()
    await direct.end()
  })
  const connected = async () => {
    const { rows } = await direct.query('select count(*) from pg_stat_activity where application_name = $1', [
      application_name,
    ])
    return Number(rows[0].count)
  }
  const ended: string[] = []
  expect(events.openedAt()).toBeUndefined()

  const first = await events.pool.connect()
  first.on('end', () => ended.push('first'))
  const second = await events.pool.connect()
  second.on('end', () => ended.push('second'))

  await expect.poll(connected).toBe(1)
  expect(events.openedAt()).toBe(7)
  expect((await events.pool.query('select 1 as n')).rows).toEqual([{ n: 1 }])
  second.release()
  await expect.poll(() => ended).toEqual(['second'])
  expect(events.openedAt()).toBeUndefined()
})
