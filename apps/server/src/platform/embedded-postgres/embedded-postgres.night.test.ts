import { mkdir, realpath, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { copyDataFolder, folders, queryOnce, startIn, useDataFolders } from '../../testing/data-folders.ts'
import { migrateDatabase } from '../database/migrate-database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { FolderBusyError } from './folder-lock.ts'

const runsAsRoot = process.getuid?.() === 0

useDataFolders()

test('a new database: letters of every script have cases and trigrams, only loopback listens, the password is ours', async () => {
  const server = await startIn()

  await queryOnce(server, 'create extension pg_trgm')
  const [row] = await queryOnce(
    server,
    `select lower('ÄÖЖ') as lowered, cardinality(show_trgm('привет')) as trigrams,
      current_setting('listen_addresses') as listens, current_setting('unix_socket_directories') as sockets`,
  )
  expect(row).toEqual({ lowered: 'äöж', trigrams: 7, listens: '127.0.0.1', sockets: '' })
  expect((await stat(path.join(server.folder, 'password'))).mode & 0o777).toBe(0o600)
  await expect(queryOnce({ url: server.url.replace(/:\w+@/, ':guess@') }, 'select 1')).rejects.toThrow(/password/)
})

describe("the application's role", () => {
  const asApplication = (server: EmbeddedPostgres) => ({ url: server.appUrl })

  test('has no rights over the server, and can connect to no other database', async () => {
    copyDataFolder()
    const server = await startIn()

    const [role] = await queryOnce(
      asApplication(server),
      `select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
        has_database_privilege('postgres', 'connect') as elsewhere, has_database_privilege('guildhall', 'temporary') as temporary,
        (select count(*)::int from pg_auth_members where member = r.oid) as memberships
       from pg_roles r where rolname = current_user`,
    )

    const none = {
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolreplication: false,
      rolbypassrls: false,
    }
    expect(role).toEqual({ ...none, elsewhere: false, temporary: false, memberships: 0 })
    await expect(queryOnce(asApplication(server), `select pg_read_file('postgresql.conf')`)).rejects.toThrow(/denied/)
  })

  test('gets a new password at every start, and the old one ends', async () => {
    copyDataFolder()
    const first = await startIn()
    const password = new URL(first.appUrl).password
    await first.stop()

    const second = await startIn()

    expect(new URL(second.appUrl).password).not.toBe(password)
    expect(await queryOnce(asApplication(second), 'select 1 as n')).toEqual([{ n: 1 }])
    const outdated = Object.assign(new URL(second.appUrl), { password }).href
    await expect(queryOnce({ url: outdated }, 'select 1')).rejects.toThrow(/password/)
  })

  test('is added to a data folder that was made without it', async () => {
    copyDataFolder()
    const first = await startIn(folders.dataDir, { fsync: true })
    await migrateDatabase(first.url)
    await queryOnce(
      first,
      `insert into users (username, email, email_key, password_hash) values ('Ada', 'a@b.c', 'a@b.c', 'x')`,
    )
    await queryOnce(first, 'drop owned by guildhall_app')
    await queryOnce(first, 'revoke connect on database guildhall from guildhall_app')
    await queryOnce(first, 'drop role guildhall_app')
    await first.stop()

    const second = await startIn(folders.dataDir, { fsync: true })
    await migrateDatabase(second.url, second.appUrl)

    expect(await queryOnce(asApplication(second), 'select username from users')).toEqual([{ username: 'Ada' }])
  })
})

test('data and password outlive a clean stop, and the settings are the durable ones', async () => {
  copyDataFolder()
  const first = await startIn(folders.dataDir, { fsync: true })
  await queryOnce(first, 'create table kept as select 1 as n')
  await first.stop()

  const second = await startIn(folders.dataDir, { fsync: true })

  expect(second.adopted).toBe(false)
  expect(await queryOnce(second, `select n, current_setting('fsync') as fsync from kept`)).toEqual([
    { n: 1, fsync: 'on' },
  ])
})

test('a second start on a folder in use is refused with the address of the first', async () => {
  copyDataFolder()
  const first = await startIn()
  first.announce('http://localhost:3000')

  const second = startEmbeddedPostgres({ dataDir: folders.dataDir })

  await expect(second).rejects.toThrow(FolderBusyError)
  await expect(second).rejects.toThrow(`at http://localhost:3000 (process ${process.pid})`)
})

test('two starts at the same moment on a new folder: one gets it, the other is refused', async () => {
  const outcomes = await Promise.allSettled([startIn(), startIn()])

  expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a database of another PostgreSQL is refused by name and left alone', async () => {
  copyDataFolder()
  await writeFile(path.join(folders.dataDir, 'postgres', 'cluster', 'PG_VERSION'), '16\n')

  await expect(startEmbeddedPostgres({ dataDir: folders.dataDir })).rejects.toThrow(/made by PostgreSQL 16/)
})

test.runIf(runsAsRoot)(
  'as root below a home only root may enter, the cluster lives elsewhere and is linked',
  async () => {
    const closedHome = path.join(folders.parent, 'home')
    await mkdir(closedHome, { mode: 0o700 })

    const server = await startIn(path.join(closedHome, 'data'))

    expect(server.folder).toMatch(/^\/var\/lib\/guildhall\/clusters\//)
    expect(await realpath(path.join(closedHome, 'data', 'postgres'))).toBe(server.folder)
    expect(await queryOnce(server, 'select 1 as n')).toEqual([{ n: 1 }])
  },
)
