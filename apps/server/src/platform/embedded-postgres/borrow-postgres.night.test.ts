import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { borrowPostgres } from './borrow-postgres.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

async function ask(url: string, question: string) {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query({ text: question, rowMode: 'array' })
  await client.end()
  return rows[0]?.[0]
}

test('a command reads the database of a data folder, beside a running Guildhall and without one', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'guildhall-borrow-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  await expect(borrowPostgres(dataDir)).rejects.toThrow(`There is no database in ${dataDir} yet.`)

  const running = await startEmbeddedPostgres({ dataDir })
  await ask(running.url, 'create table found as select 7 as value')
  const beside = await borrowPostgres(dataDir)
  const seen = await ask(beside.url, 'select value from found')
  await beside.giveBack()
  const stillThere = await ask(running.url, 'select 1')
  await running.stop()

  const alone = await borrowPostgres(dataDir)
  const seenAgain = await ask(alone.url, 'select value from found')
  await alone.giveBack()
  expect([seen, stillThere, seenAgain]).toEqual([7, 1, 7])
  await expect(ask(alone.url, 'select 1')).rejects.toThrow()
  await rm(running.folder, { recursive: true, force: true })
})
