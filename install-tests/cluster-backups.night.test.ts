import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, statSync, truncateSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { DatabaseMachine } from '../bench/failover/database-machine.ts'
import { ownAddress, startGuildhall, startHaproxy } from '../bench/failover/front-machine.ts'
import { addressAt, openCluster } from '../bench/failover/topology.ts'
import { debianLibraries } from './debian-packages.ts'
import { checkout, isRoot } from './machine.ts'
import { patience, startWork } from './people-at-work.ts'
import { at, documented, pgbackrest, writeBucketSettings, writeSettings } from './pgbackrest.ts'
import { type Bucket, hasSwift, openBucket } from './swift-store.ts'

const missing = ['ip', 'etcd', 'patroni', 'haproxy', '/usr/lib/postgresql/15/bin/postgres', 'curl'].filter(
  (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0,
)
const cannot = !isRoot || !pgbackrest || missing.length > 0
if (cannot) console.log(`Skipped: backups of a cluster. They take root, pgbackrest and ${missing.join(', ')}.`)

const setup = path.join(checkout, 'setup.cjs')
const writersCount = 8

/** What `apt install` and edited settings leave on a machine, with a repository that all of them reach: the bucket or a folder. */
function installPgbackrest(folder: string, bucket?: Bucket): Record<string, string> {
  const { uid, gid } = statSync(folder)
  const own = (name: string) => {
    const place = path.join(folder, name)
    mkdirSync(place, { recursive: true, mode: 0o700 })
    chownSync(place, uid, gid)
    return place
  }
  const config = own('pgbackrest')
  const repository: Record<string, string> = bucket ? {} : { 'repo1-path': own('../repository') }
  writeSettings(config, 'failover', own('pgbackrest-lock'), { ...repository, 'log-path': own('pgbackrest-log') })
  if (bucket) writeBucketSettings(config, bucket)
  return {
    PGBACKREST_CONFIG_PATH: config,
    PATH: `${path.dirname(pgbackrest ?? '')}:${process.env.PATH}`,
    LD_LIBRARY_PATH: debianLibraries(),
  }
}

const repositories = [
  { where: 'a folder', openRepository: async () => undefined },
  ...(hasSwift ? [{ where: 'a bucket', openRepository: () => openBucket(ownAddress) }] : []),
]

describe.skipIf(cannot).each(repositories)('three PostgreSQL, with pgBackRest in $where', ({ openRepository }) => {
  const opened: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of opened.splice(0).reverse()) await close()
  })

  test('archive on after a failover, make standbys from a backup, and go back to a moment: all acknowledged before it is there, nothing after it', async () => {
    const onOpened = (close: () => Promise<unknown>) => void opened.push(close)
    const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`)
    let repository: Bucket | undefined
    const { folder, cluster } = await openCluster({
      ...{ say, onOpened },
      async envOf(place) {
        // Their network is there by now.
        if (!repository) {
          repository = await openRepository()
          if (repository) onOpened(repository.stop)
        }
        return installPgbackrest(place, repository)
      },
    })
    const haproxy = await startHaproxy(folder)
    onOpened(haproxy.stop)
    const settings = {
      ...{ DATABASE_URL: addressAt(5432), HOST: ownAddress, PORT: '3000', PUBLIC_URL: `http://${ownAddress}` },
      ...{ GUILDHALL_DEMO: '0', RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'error' },
    }
    const server = await startGuildhall('web-1', settings, folder)
    onOpened(server.stop)
    const url = `http://${ownAddress}:3000`
    const value = async (text: string) => {
      const client = new pg.Client(addressAt(5432))
      client.on('error', () => {})
      await client.connect()
      try {
        return (await client.query<unknown[]>({ text, rowMode: 'array' })).rows[0]?.[0]
      } finally {
        await client.end()
      }
    }
    const backups = async (on: DatabaseMachine): Promise<{ type: string; label: string }[]> =>
      JSON.parse(await on.shell('pgbackrest --stanza=guildhall --output=json info'))[0].backup
    const logOf = ({ machine }: DatabaseMachine) => readFileSync(path.join(machine.folder, 'patroni.log'), 'utf8')
    const isFromBackup = (on: DatabaseMachine) => logOf(on).includes('replica has been created using pgbackrest')
    const list = async (on: DatabaseMachine): Promise<Record<string, string>[]> =>
      JSON.parse(await on.shell('patronictl -c /etc/patroni/config.yml list --format json'))
    const now = async () => String(await value(`select to_char(clock_timestamp(), 'YYYY-MM-DD HH24:MI:SS.USTZH:TZM')`))
    const others = (than: DatabaseMachine) => cluster.databases.filter((database) => database !== than)

    say('pgBackRest.')
    const first = await cluster.untilWhole()
    for (const command of documented('*Prepare it*')) await first.shell(command)
    await vi.waitUntil(async () => (await list(first)).every((one) => one['Pending restart'] === '*'), patience)
    for (const command of documented('*begin to archive*')) await first.shell(command)
    await cluster.untilWhole()

    say('People.')
    const work = await startWork(url, writersCount)
    const contracts = [await work.finish()]

    say('The primary is killed.')
    await first.machine.kill()
    const second = await cluster.untilPrimary(first)
    await work.untilWritten(writersCount * 2)
    first.start()
    await cluster.untilWhole()
    contracts.push(await work.finish())
    await second.shell('pgbackrest --stanza=guildhall check')
    const tooEarly = await now()

    say('A standby is made anew.')
    const [standby] = others(second)
    await standby!.shell(`patronictl -c /etc/patroni/config.yml reinit --force guildhall ${standby!.machine.name}`)
    await vi.waitUntil(() => isFromBackup(standby!), patience)
    await cluster.untilWhole()
    await work.untilWritten(writersCount)

    say('The moment, and what follows it.')
    const acknowledged = [...work.acknowledged]
    const moment = await now()
    await work.untilWritten(writersCount * 2)
    contracts.push(await work.finish())
    for (const database of cluster.databases) {
      for (const command of documented('*Each day*')) {
        if (database === second) await database.shell(command)
        else await expect(database.shell(command)).rejects.toThrow()
      }
    }
    expect((await backups(second)).map(({ type }) => type)).toEqual(['full', 'diff'])
    await work.stop()
    await work.post('The last of all')
    await value(`update projects set title = 'Overwritten by mistake'`)

    say('Back to the moment.')
    await server.stop()
    const timeline = (await list(second)).find(({ Role }) => Role === 'Leader')?.TL
    for (const database of others(second)) await database.stopPatroni()
    await second.stopPatroni()
    const [remove, ...restore] = documented('*Restore one,*')
    await second.shell(`printf 'guildhall\\nYes I am aware\\n' | ${remove}`)
    const isRecovering = () => second.shell(`psql --command='select pg_is_in_recovery()' --tuples-only --no-align`)
    const goBackTo = async (target: string) => {
      for (const command of restore) await second.shell(at(target, command))
      await vi.waitUntil(async () => (await isRecovering()).trim() === 'f', patience)
      for (const command of documented('*let go of it,*')) await second.shell(command)
    }
    await goBackTo(tooEarly)
    await goBackTo(`${moment}" "--target-timeline=${timeline}`)
    second.startPatroni()
    await cluster.untilPrimary()
    await vi.waitUntil(() => value('select true').catch(() => false), patience) // HAProxy has seen it

    const audit = spawnSync(process.execPath, [setup, '--serve', 'ledger', 'audit'], {
      env: { ...process.env, NODE_ENV: 'production', ...settings },
      encoding: 'utf8',
    })
    await server.start()
    say('The others anew.')
    for (const command of documented('*Make a new beginning*')) await second.shell(command)
    for (const database of others(second)) {
      truncateSync(path.join(database.machine.folder, 'patroni.log'))
      for (const command of documented('*make the others anew,*')) await database.shell(command)
      database.startPatroni()
    }
    await cluster.untilWhole()

    expect(audit.stdout).toContain('The ledger is sound')
    expect(audit.status).toBe(0)
    const titles = new Set(JSON.parse(String(await value('select json_agg(title)::text from projects'))))
    expect(acknowledged.length).toBeGreaterThan(writersCount * 3)
    expect(acknowledged.filter((title) => !titles.has(title))).toEqual([])
    expect(['The last of all', 'Overwritten by mistake'].filter((title) => titles.has(title))).toEqual([])
    const statusOf = ({ contractId }: { contractId: string }) =>
      value(`select status from contracts where id = '${contractId}'`)
    expect(await Promise.all(contracts.map(statusOf))).toEqual(['completed', 'completed', undefined])
    expect(others(second).map(isFromBackup)).toEqual([true, true])
    await work.post('Life goes on')
    await second.shell('pgbackrest --stanza=guildhall check')
  })
})
