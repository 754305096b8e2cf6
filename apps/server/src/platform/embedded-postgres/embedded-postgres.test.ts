import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { patience } from '../../testing/patience.ts'
import { migrateDatabase } from '../database/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { FolderBusyError } from './folder-lock.ts'

const source = (name: string) => new URL(name, import.meta.url).href
const runsAsRoot = process.getuid?.() === 0

let parent: string
let dataDir: string
let made: string
const started: EmbeddedPostgres[] = []
const children: ChildProcess[] = []

async function makeParent() {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-test-'))
  await chmod(folder, 0o755)
  return folder
}

beforeAll(async () => {
  const folder = await makeParent()
  made = path.join(folder, 'data')
  const server = await startEmbeddedPostgres({ dataDir: made, fsync: false })
  await server.checkpoint()
  await server.stop()
  return () => rm(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  parent = await makeParent()
  dataDir = path.join(parent, 'data')
})

/** Copies a folder with its owners: making a database takes ten times as long as starting one. */
function copyDataFolder() {
  const { status, stderr } = spawnSync('cp', ['-a', made, dataDir], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
}

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  const servers = started.splice(0)
  for (const server of servers) await server.stop()
  for (const folder of [...servers.map((server) => server.folder), parent])
    await rm(folder, { recursive: true, force: true })
})

async function start(folder = dataDir, options: { fsync?: boolean } = {}) {
  const server = await startEmbeddedPostgres({ dataDir: folder, fsync: false, ...options })
  started.push(server)
  return server
}

async function query<Row extends pg.QueryResultRow>(server: { url: string }, text: string) {
  const client = new pg.Client(server.url)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

function runElsewhere(script: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() }
}

function writeElsewhere() {
  return runElsewhere(`
    import pg from '${import.meta.resolve('pg')}'
    import { startEmbeddedPostgres } from '${source('embedded-postgres.ts')}'
    const server = await startEmbeddedPostgres({ dataDir: '${dataDir}' })
    const client = new pg.Client(server.url)
    await client.connect()
    await client.query('create table written (n int primary key)')
    console.log(server.pid)
    for (let n = 1; ; n++) {
      await client.query('insert into written values ($1)', [n])
      console.log(n)
    }`)
}

async function killWhileWriting(also?: (postgresPid: number) => void) {
  const { child, lines } = writeElsewhere()
  const postgresPid = Number((await lines.next()).value)
  for (let n = 0; n < 50; n++) await lines.next()
  child.kill('SIGKILL')
  also?.(postgresPid)
  await once(child, 'close')
  let last = 0
  for (let line = await lines.next(); !line.done; line = await lines.next()) last = Number(line.value)
  return { last: Math.max(last, 50), postgresPid }
}

const isAlive = (pid: number) => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() !== '' && !stdout.startsWith('Z')
}

test('a new database: letters of every script have cases and trigrams, only loopback listens, the password is ours', async () => {
  const server = await start()

  await query(server, 'create extension pg_trgm')
  const [row] = await query(
    server,
    `select lower('ÄÖЖ') as lowered, cardinality(show_trgm('привет')) as trigrams,
      current_setting('listen_addresses') as listens, current_setting('unix_socket_directories') as sockets`,
  )
  expect(row).toEqual({ lowered: 'äöж', trigrams: 7, listens: '127.0.0.1', sockets: '' })
  expect((await stat(path.join(server.folder, 'password'))).mode & 0o777).toBe(0o600)
  await expect(query({ url: server.url.replace(/:\w+@/, ':guess@') }, 'select 1')).rejects.toThrow(/password/)
})

describe("the application's role", () => {
  const asApplication = (server: EmbeddedPostgres) => ({ url: server.appUrl })

  test('has no rights over the server, and can connect to no other database', async () => {
    copyDataFolder()
    const server = await start()

    const [role] = await query(
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
    await expect(query(asApplication(server), `select pg_read_file('postgresql.conf')`)).rejects.toThrow(/denied/)
  })

  test('gets a new password at every start, and the old one ends', async () => {
    copyDataFolder()
    const first = await start()
    const password = new URL(first.appUrl).password
    await first.stop()

    const second = await start()

    expect(new URL(second.appUrl).password).not.toBe(password)
    expect(await query(asApplication(second), 'select 1 as n')).toEqual([{ n: 1 }])
    const outdated = Object.assign(new URL(second.appUrl), { password }).href
    await expect(query({ url: outdated }, 'select 1')).rejects.toThrow(/password/)
  })

  test('is added to a data folder that was made without it', async () => {
    copyDataFolder()
    const first = await start(dataDir, { fsync: true })
    await migrateDatabase(first.url)
    await query(
      first,
      `insert into users (username, email, email_key, password_hash) values ('Ada', 'a@b.c', 'a@b.c', 'x')`,
    )
    await query(first, 'drop owned by guildhall_app')
    await query(first, 'revoke connect on database guildhall from guildhall_app')
    await query(first, 'drop role guildhall_app')
    await first.stop()

    const second = await start(dataDir, { fsync: true })
    await migrateDatabase(second.url, second.appUrl)

    expect(await query(asApplication(second), 'select username from users')).toEqual([{ username: 'Ada' }])
  })
})

test('data and password outlive a clean stop, and the settings are the durable ones', async () => {
  copyDataFolder()
  const first = await start(dataDir, { fsync: true })
  await query(first, 'create table kept as select 1 as n')
  await first.stop()

  const second = await start(dataDir, { fsync: true })

  expect(second.adopted).toBe(false)
  expect(await query(second, `select n, current_setting('fsync') as fsync from kept`)).toEqual([{ n: 1, fsync: 'on' }])
})

test('a second start on a folder in use is refused with the address of the first', async () => {
  copyDataFolder()
  const first = await start()
  first.announce('http://localhost:3000')

  const second = startEmbeddedPostgres({ dataDir })

  await expect(second).rejects.toThrow(FolderBusyError)
  await expect(second).rejects.toThrow(`at http://localhost:3000 (process ${process.pid})`)
})

test('two starts at the same moment on a new folder: one gets it, the other is refused', async () => {
  const outcomes = await Promise.allSettled([start(), start()])

  expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected'])
})

describe('when the process was killed', () => {
  test('its living server is taken over with every committed row', async () => {
    copyDataFolder()
    const { last, postgresPid } = await killWhileWriting()

    const server = await start(dataDir, { fsync: true })

    expect(server).toMatchObject({ adopted: true, pid: postgresPid })
    const [row] = await query<{ rows: number }>(server, 'select count(*)::int as rows from written')
    expect(row?.rows).toBeGreaterThanOrEqual(last)
    await server.stop()
    expect(isAlive(postgresPid)).toBe(false)
  })

  test('together with its server, every committed row is recovered', async () => {
    copyDataFolder()
    const { last } = await killWhileWriting((postgresPid) => process.kill(postgresPid, 'SIGKILL'))

    const server = await start(dataDir, { fsync: true })

    expect(server.adopted).toBe(false)
    const [row] = await query<{ rows: number }>(server, 'select count(*)::int as rows from written')
    expect(row?.rows).toBeGreaterThanOrEqual(last)
  })

  test('and the folder was moved, the data is found and one server works on it', async () => {
    copyDataFolder()
    const { postgresPid } = await killWhileWriting()
    const moved = path.join(parent, 'moved')
    await rename(dataDir, moved)

    const server = await start(moved)

    expect(await query(server, 'select n from written where n = 1')).toEqual([{ n: 1 }])
    expect(isAlive(postgresPid)).toBe(false)
  })

  test('and its number now belongs to a stranger, the stranger is left alone', async () => {
    copyDataFolder()
    const folder = path.join(await realpath(dataDir), 'postgres')
    const stranger = spawn('sleep', ['60'], runsAsRoot ? await ownerOf(path.join(folder, 'cluster')) : {})
    children.push(stranger)
    await once(stranger, 'spawn')
    const file = path.join(folder, 'cluster', 'postmaster.pid')
    await writeFile(file, `${stranger.pid}\n${folder}/cluster\n1\n5432\n\n127.0.0.1\n`)

    const second = await start()

    expect(second.adopted).toBe(false)
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
  })

  test('in the middle of making the database, it is made anew', async () => {
    await mkdir(path.join(dataDir, 'postgres', 'cluster.unfinished', 'base'), { recursive: true })
    await writeFile(path.join(dataDir, 'postgres', 'password'), 'old')

    const server = await start()

    expect(await query(server, 'select 1 as n')).toEqual([{ n: 1 }])
  })
})

async function ownerOf(file: string) {
  const { uid, gid } = await stat(file)
  return { uid, gid }
}

test('a killed server is started again, however long its backends take to end and however much they log', async () => {
  const server = await start()
  const backend = new pg.Client(server.url)
  backend.on('error', () => {})
  await backend.connect()
  const { rows } = await backend.query<{ pid: number }>('select pg_backend_pid() as pid')
  const log = path.join(server.folder, 'server.log')
  const chatter = setInterval(() => appendFileSync(log, 'FATAL:  terminating connection\n'.repeat(10)), 1)
  const back = Promise.withResolvers<void>()

  try {
    process.kill(rows[0]!.pid, 'SIGSTOP')
    server.keepRunning({ onLost() {}, onBack: back.resolve, onGivenUp: back.reject })
    process.kill(server.pid, 'SIGKILL')
    const countRefusals = async () => (await readFile(log, 'utf8')).match(/shared memory block/g)?.length ?? 0
    await Promise.race([back.promise, expect.poll(countRefusals).toBeGreaterThan(1)])
    process.kill(rows[0]!.pid, 'SIGCONT')
    await back.promise
  } finally {
    clearInterval(chatter)
  }

  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a database of another PostgreSQL is refused by name and left alone', async () => {
  copyDataFolder()
  await writeFile(path.join(dataDir, 'postgres', 'cluster', 'PG_VERSION'), '16\n')

  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/made by PostgreSQL 16/)
})

test.runIf(runsAsRoot)(
  'as root below a home only root may enter, the cluster lives elsewhere and is linked',
  async () => {
    const closedHome = path.join(parent, 'home')
    await mkdir(closedHome, { mode: 0o700 })

    const server = await start(path.join(closedHome, 'data'))

    expect(server.folder).toMatch(/^\/var\/lib\/guildhall\/clusters\//)
    expect(await realpath(path.join(closedHome, 'data', 'postgres'))).toBe(server.folder)
    expect(await query(server, 'select 1 as n')).toEqual([{ n: 1 }])
  },
)

test('a throwaway database disappears with the process that asked for it, even when that is killed', async () => {
  const { child, lines } = runElsewhere(`
    import { startThrowawayPostgres } from '${source('throwaway.ts')}'
    const server = await startThrowawayPostgres()
    console.log(server.pid + ' ' + server.folder)
    setInterval(() => {}, 1000)`)
  const [pid, folder] = String((await lines.next()).value).split(' ')
  expect(await readFile(path.join(folder!, 'cluster', 'PG_VERSION'), 'utf8').catch(() => 'unreadable')).toBeTruthy()

  child.kill('SIGKILL')

  await vi.waitUntil(() => !isAlive(Number(pid)) && !existsSync(folder!), patience)
})
