import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openCuttableLine } from '../../testing/cuttable-line.ts'
import { patience } from '../../testing/patience.ts'
import { listenForNotices } from './notice-listener.ts'

async function arrange() {
  const line = await openCuttableLine(inject('postgresUrl'))
  const pool = new pg.Pool({ connectionString: line.url, application_name: `listener-${crypto.randomUUID()}` })
  const direct = new pg.Pool({ connectionString: inject('postgresUrl') })
  const heard: string[] = []
  const channel = `news ${crypto.randomUUID()}`
  const listener = await listenForNotices(pool, channel, (payload) => heard.push(payload))
  const tell = (payload: string) => direct.query('select pg_notify($1, $2)', [channel, payload])
  const connected = async () => {
    const count = 'select count(*) as n from pg_stat_activity where application_name = $1'
    return Number((await direct.query(count, [pool.options.application_name])).rows[0].n)
  }
  onTestFinished(async () => {
    await listener.close()
    await pool.end()
    await line.close()
    await direct.end()
  })
  return { line, listener, heard, tell, connected }
}

test('what is said on the channel is heard, in order', async () => {
  const { heard, tell } = await arrange()

  for (const payload of ['one', 'two', '']) await tell(payload)

  await vi.waitFor(() => expect(heard).toEqual(['one', 'two', '']), patience)
})

test('after the connection broke it listens again, even when the database was away for a while', async () => {
  const { line, heard, tell, connected } = await arrange()
  await line.cut()
  await vi.waitFor(async () => expect(await connected()).toBe(0), patience)
  await tell('said into the void')
  await line.mend()

  await vi.waitFor(async () => {
    await tell('back')
    expect(heard).toContain('back')
  }, patience)
  expect(heard).not.toContain('said into the void')
})

test('if it cannot connect at first, its caller learns of it', async () => {
  const line = await openCuttableLine(inject('postgresUrl'))
  await line.cut()
  const pool = new pg.Pool({ connectionString: line.url })
  onTestFinished(() => pool.end())

  await expect(listenForNotices(pool, 'news', () => {})).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('closed while it waits to try again, it tries no more', async () => {
  const { line, listener, connected } = await arrange()
  await line.cut()
  await vi.waitFor(async () => expect(await connected()).toBe(0), patience)

  await listener.close()
  await line.mend()

  expect(await connected()).toBe(0)
})

test('closed while it is connecting again, it leaves no connection behind', async () => {
  const { line, listener } = await arrange()
  await line.cut()
  const speak = line.silence()
  await line.mend()
  await vi.waitFor(() => expect(line.connections()).toBe(1), patience)

  await listener.close()
  speak()

  await vi.waitFor(() => expect(line.connections()).toBe(0), patience)
})
