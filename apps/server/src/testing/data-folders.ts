import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts'

/** For tests that start the built-in PostgreSQL: a new `parent` for each, and its `dataDir`, which is not there yet. */
export const folders = { parent: '', dataDir: '' }
let made: string
const started: EmbeddedPostgres[] = []

async function makeParent() {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-test-'))
  await chmod(folder, 0o755)
  return folder
}

export function useDataFolders() {
  beforeAll(async () => {
    const folder = await makeParent()
    made = path.join(folder, 'data')
    const server = await startEmbeddedPostgres({ dataDir: made, fsync: false })
    await server.checkpoint()
    await server.stop()
    return () => rm(folder, { recursive: true, force: true })
  })

  beforeEach(async () => {
    folders.parent = await makeParent()
    folders.dataDir = path.join(folders.parent, 'data')
  })

  afterEach(async () => {
    const servers = started.splice(0)
    for (const server of servers) await server.stop()
    for (const folder of [...servers.map((server) => server.folder), folders.parent])
      await rm(folder, { recursive: true, force: true })
  })
}

/** Copies a folder with its owners: making a database takes ten times as long as starting one. */
export function copyDataFolder() {
  const { status, stderr } = spawnSync('cp', ['-a', made, folders.dataDir], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
}

/** Stopped after the test. */
export async function startIn(folder = folders.dataDir, options: { fsync?: boolean } = {}) {
  const server = await startEmbeddedPostgres({ dataDir: folder, fsync: false, ...options })
  started.push(server)
  return server
}

export async function queryOnce<Row extends pg.QueryResultRow>(server: { url: string }, text: string) {
  const client = new pg.Client(server.url)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}
