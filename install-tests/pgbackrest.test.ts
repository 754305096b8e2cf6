import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFileSync, chmodSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { postUntilAcknowledged, startWriters, writtenProject } from '../apps/server/src/testing/persistent-writers.ts'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { finishWork } from '../bench/fault-traffic.ts'
import { debianProgram } from './debian-packages.ts'
import { commandsAfter } from './documented-steps.ts'
import { signUp } from './guildhall.ts'
import { checkout, cleanUp } from './machine.ts'
import { findDebianPostgres, makeOwnPostgres } from './own-postgres.ts'

const pgbackrest = debianProgram('pgbackrest', 'usr/bin/pgbackrest')
const bin = findDebianPostgres()
const setup = path.join(checkout, 'setup.cjs')
const ours = path.join(checkout, 'ops', 'pgbackrest')
const writersCount = 16

const documented = (words: string) => commandsAfter('backups.md', words)

describe.skipIf(!pgbackrest || !bin)('a PostgreSQL of Debian with its pgBackRest', () => {
  let postgres: Awaited<ReturnType<typeof makeOwnPostgres>>
  let settings: { DATABASE_URL: string } & Record<string, string>
  const pgbackrestEnv = () => ({ PGBACKREST_CONFIG: path.join(postgres.folder, 'pgbackrest.conf') })

  beforeAll(async () => {
    postgres = await makeOwnPostgres(bin!, [path.dirname(pgbackrest!)])
    const { folder, data, sockets, port, own } = postgres
    const config = readFileSync(path.join(ours, 'pgbackrest.conf'), 'utf8')
      .replace('/var/lib/pgbackrest', own('repository'))
      .replace('/var/log/pgbackrest', own('log'))
      .replace('/var/lib/postgresql/15/main', data)
    const file = pgbackrestEnv().PGBACKREST_CONFIG
    const elsewhere = `pg1-port=${port}\npg1-socket-path=${sockets}\n`
    writeFileSync(
      file,
      `${config}${elsewhere}\n[global:archive-push]\nlock-path=${own('lock')}\n`.replace(
        '[global]',
        `[global]\nlock-path=${own('lock')}`,
      ),
    )
    chmodSync(file, 0o644)
    Object.assign(postgres.env, pgbackrestEnv())
    appendFileSync(path.join(data, 'postgresql.conf'), readFileSync(path.join(ours, 'postgresql.conf'), 'utf8'))
    await postgres.start()
    await postgres.value('create role guildhall login')
    await postgres.value('create database guildhall owner guildhall')
    settings = {
      DATABASE_URL: postgres.url('guildhall', 'guildhall'),
      GUILDHALL_DATA_DIR: path.join(folder, 'files'),
      GUILDHALL_DEMO: '0',
      RATE_LIMIT_FACTOR: '100000',
    }
  })
  afterAll(async () => {
    await postgres?.stop()
    postgres?.remove()
    cleanUp()
  })

  const startGuildhall = async () => {
    const server = await startServerProcess(settings, [setup, '--serve'])
    onTestFinished(() => server.stop())
    return server
  }
  const guildhall = (...args: string[]) =>
    spawnSync(process.execPath, [setup, '--serve', ...args], {
      env: { ...process.env, NODE_ENV: 'production', ...settings },
      encoding: 'utf8',
    })
  const patience = { timeout: 240_000, interval: 50 }

  test('goes back to a moment between two writes: all acknowledged before it is there, nothing after it, and the ledger is sound', async () => {
    let server = await startGuildhall()
    const people = await Promise.all(Array.from({ length: writersCount + 2 }, () => signUp(server.url)))
    const [client, freelancer] = people.map(({ userId, token, email }) => ({ id: userId, token, email }))
    const writers = startWriters(
      [server.url],
      people.slice(2).map(({ token }) => token),
    )
    const untilWritten = (more: number) => {
      const enough = writers.acknowledged.length + more
      return vi.waitUntil(() => writers.refusals.length > 0 || writers.acknowledged.length >= enough, patience)
    }
    const finish = () => finishWork([server.url], { client: client!, freelancer: freelancer! }, () => {})

    for (const command of documented('*Set up pgBackRest*')) postgres.shell(command)
    await untilWritten(writersCount)
    const before = await finish()
    await untilWritten(writersCount * 2)

    const acknowledged = [...writers.acknowledged]
    const moment = String(await postgres.value(`select to_char(clock_timestamp(), 'YYYY-MM-DD HH24:MI:SS.USTZH:TZM')`))
    await untilWritten(writersCount * 2)
    const after = await finish()
    await writers.stop()
    const last = { path: '/projects/create', body: { ...writtenProject, title: 'The last of all' }, key: randomUUID() }
    await postUntilAcknowledged([server.url], client!.token, last)
    expect(writers.refusals).toEqual([])
    await server.stop()
    await postgres.value(`update projects set title = 'Overwritten by mistake'`, 'guildhall')
    await postgres.stop()

    for (const command of documented('*Go back to a moment.*')) {
      postgres.shell(command.replace(/target=[\d-]+ [\d:]+\+00/, `target=${moment}`))
    }
    await postgres.start()
    await vi.waitUntil(async () => (await postgres.value('select pg_is_in_recovery()')) === false, patience)
    const audit = guildhall('ledger', 'audit')
    server = await startGuildhall()

    expect(audit.stdout).toContain('The ledger is sound')
    expect(audit.status).toBe(0)
    const titles = new Set(
      JSON.parse(String(await postgres.value('select json_agg(title)::text from projects', 'guildhall'))),
    )
    expect(acknowledged.length).toBeGreaterThan(writersCount * 3)
    expect(acknowledged.filter((title) => !titles.has(title))).toEqual([])
    expect(['The last of all', 'Overwritten by mistake'].filter((title) => titles.has(title))).toEqual([])
    const statusOf = (id: string) => postgres.value(`select status from contracts where id = '${id}'`, 'guildhall')
    expect([await statusOf(before.contractId), await statusOf(after.contractId)]).toEqual(['completed', undefined])
    const next = { path: '/projects/create', body: { ...writtenProject, title: 'Life goes on' }, key: randomUUID() }
    await postUntilAcknowledged([server.url], client!.token, next)
  })
})
