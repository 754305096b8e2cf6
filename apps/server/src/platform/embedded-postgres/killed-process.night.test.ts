import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync } from 'node:fs'
import { mkdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { copyDataFolder, folders, queryOnce, startIn, useDataFolders } from '../../testing/data-folders.ts'
import { patience } from '../../testing/patience.ts'

const source = (name: string) => new URL(name, import.meta.url).href
const runsAsRoot = process.getuid?.() === 0

const children: ChildProcess[] = []
useDataFolders()
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

function runElsewhere(script: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() }
}

function writeElsewhere() {
  return runElsewhere(`
    import pg from '${import.meta.resolve('pg')}'
    import { startEmbeddedPostgres } from '${source('embedded-postgres.ts')}'
    const server = await startEmbeddedPostgres({ dataDir: '${folders.dataDir}' })
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

describe('when the process was killed', () => {
  test('its living server is taken over with every committed row', async () => {
    copyDataFolder()
    const { last, postgresPid } = await killWhileWriting()

    const server = await startIn(folders.dataDir, { fsync: true })

    expect(server).toMatchObject({ adopted: true, pid: postgresPid })
    const [row] = await queryOnce<{ rows: number }>(server, 'select count(*)::int as rows from written')
    expect(row?.rows).toBeGreaterThanOrEqual(last)
    await server.stop()
    expect(isAlive(postgresPid)).toBe(false)
  })

  test('together with its server, every committed row is recovered', async () => {
    copyDataFolder()
    const { last } = await killWhileWriting((postgresPid) => process.kill(postgresPid, 'SIGKILL'))

    const server = await startIn(folders.dataDir, { fsync: true })

    expect(server.adopted).toBe(false)
    const [row] = await queryOnce<{ rows: number }>(server, 'select count(*)::int as rows from written')
    expect(row?.rows).toBeGreaterThanOrEqual(last)
  })

  test('and the folder was moved, the data is found and one server works on it', async () => {
    copyDataFolder()
    const { postgresPid } = await killWhileWriting()
    const moved = path.join(folders.parent, 'moved')
    await rename(folders.dataDir, moved)

    const server = await startIn(moved)

    expect(await queryOnce(server, 'select n from written where n = 1')).toEqual([{ n: 1 }])
    expect(isAlive(postgresPid)).toBe(false)
  })

  test('and its number now belongs to a stranger, the stranger is left alone', async () => {
    copyDataFolder()
    const folder = path.join(await realpath(folders.dataDir), 'postgres')
    const stranger = spawn('sleep', ['60'], runsAsRoot ? await ownerOf(path.join(folder, 'cluster')) : {})
    children.push(stranger)
    await once(stranger, 'spawn')
    const file = path.join(folder, 'cluster', 'postmaster.pid')
    await writeFile(file, `${stranger.pid}\n${folder}/cluster\n1\n5432\n\n127.0.0.1\n`)

    const second = await startIn()

    expect(second.adopted).toBe(false)
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
  })

  test('in the middle of making the database, it is made anew', async () => {
    await mkdir(path.join(folders.dataDir, 'postgres', 'cluster.unfinished', 'base'), { recursive: true })
    await writeFile(path.join(folders.dataDir, 'postgres', 'password'), 'old')

    const server = await startIn()

    expect(await queryOnce(server, 'select 1 as n')).toEqual([{ n: 1 }])
  })
})

async function ownerOf(file: string) {
  const { uid, gid } = await stat(file)
  return { uid, gid }
}

test('a killed server is started again, however long its backends take to end and however much they log', async () => {
  const server = await startIn()
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

  expect(await queryOnce(server, 'select 1 as one')).toEqual([{ one: 1 }])
})

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
