import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import type { Finished } from '../bench/fault-traffic.ts'
import { debianProgram } from './debian-packages.ts'
import { commandsAfter } from './documented-steps.ts'
import { checkout } from './machine.ts'
import { findDebianPostgres, makeOwnPostgres } from './own-postgres.ts'
import { patience } from './people-at-work.ts'
import type { Bucket } from './swift-store.ts'

const setup = path.join(checkout, 'setup.cjs')
const ops = path.join(checkout, 'ops')
export const pgbackrest = debianProgram('pgbackrest', 'usr/bin/pgbackrest')
const bin = findDebianPostgres()
export const hasPgbackrest = pgbackrest !== undefined && bin !== undefined

export const documented = (words: string) => commandsAfter('backups.md', words)

/** With another moment than the documented one. */
export const at = (moment: string, command: string) => command.replace(/target=[\d-]+ [\d:]+\+00/, `target=${moment}`)

export type ArchivedPostgres = Awaited<ReturnType<typeof makeArchivedPostgres>>

/** A PostgreSQL of Debian with the files of ops/pgbackrest, not yet started. Its repository is in the bucket, or a folder of its own. */
export async function makeArchivedPostgres(bucket?: Bucket) {
  if (!bin || !pgbackrest) throw new Error('Debian has no pgBackRest here')
  const postgres = await makeOwnPostgres(bin, [path.dirname(pgbackrest)])
  const { data, sockets, port, own } = postgres
  const config = own('config')
  const repository: Record<string, string> = bucket ? {} : { 'repo1-path': own('repository') }
  writeSettings(config, 'pgbackrest', own('lock'), { ...repository, 'log-path': own('log'), 'pg1-path': data })
  appendFileSync(path.join(config, 'pgbackrest.conf'), `pg1-port=${port}\npg1-socket-path=${sockets}\n`)
  const useBucket = (other: Bucket) => writeBucketSettings(config, other)
  if (bucket) useBucket(bucket)
  postgres.env.PGBACKREST_CONFIG_PATH = config
  appendFileSync(path.join(data, 'postgresql.conf'), readFileSync(path.join(ops, 'pgbackrest', 'postgresql.conf')))
  return {
    ...postgres,
    /** From now on. */
    useBucket,
    /** Starts it with a database for Guildhall. */
    async open() {
      await postgres.start()
      await postgres.value('create role guildhall login')
      await postgres.value('create database guildhall owner guildhall')
    },
    async now() {
      return String(await postgres.value(`select to_char(clock_timestamp(), 'YYYY-MM-DD HH24:MI:SS.USTZH:TZM')`))
    },
    async close() {
      await postgres.stop()
      postgres.remove()
    },
    /** Starts it after a restore. */
    async recover() {
      await postgres.start()
      await vi.waitUntil(async () => (await postgres.value('select pg_is_in_recovery()')) === false, patience)
    },
  }
}

/** The pgbackrest.conf of a folder in ops. */
export function writeSettings(config: string, of: string, lockPath: string, values: Record<string, string>) {
  const text = fill(`${of}/pgbackrest.conf`, values).replace('[global]', `[global]\nlock-path=${lockPath}`)
  writeFileSync(path.join(config, 'pgbackrest.conf'), text)
}

export function writeBucketSettings(config: string, { host, port, authority, ...bucket }: Bucket) {
  const authorityFile = path.join(config, 'store-ca.crt')
  writeFileSync(authorityFile, authority)
  mkdirSync(path.join(config, 'conf.d'))
  const text = fill('pgbackrest/bucket.conf', {
    'repo1-s3-bucket': bucket.name,
    'repo1-s3-endpoint': host,
    'repo1-s3-region': bucket.region,
    'repo1-s3-key': bucket.key,
    'repo1-s3-key-secret': bucket.secret,
    'repo1-storage-port': port,
    'repo1-storage-ca-file': authorityFile,
    'repo1-cipher-pass': 'kept+elsewhere/too==',
  })
  writeFileSync(path.join(config, 'conf.d', 'bucket.conf'), text)
}

/** A file for operators, with what they fill in or change. */
function fill(name: string, values: Record<string, string>): string {
  return Object.entries(values).reduce(
    (text, [option, value]) => {
      const line = new RegExp(`^#?${option}=.*$`, 'm')
      if (!line.test(text)) throw new Error(`${name} does not have ${option}`)
      return text.replace(line, () => `${option}=${value}`)
    },
    readFileSync(path.join(ops, name), 'utf8'),
  )
}

/** Guildhall with this database, and `files` as its data folder. */
export function guildhallOn(postgres: ArchivedPostgres, files: string) {
  const settings = {
    DATABASE_URL: postgres.url('guildhall', 'guildhall'),
    GUILDHALL_DATA_DIR: files,
    GUILDHALL_DEMO: '0',
    RATE_LIMIT_FACTOR: '100000',
  }
  return {
    async start() {
      const server = await startServerProcess(settings, [setup, '--serve'])
      onTestFinished(() => server.stop())
      return server
    },
    auditLedger: () =>
      spawnSync(process.execPath, [setup, '--serve', 'ledger', 'audit'], {
        env: { ...process.env, NODE_ENV: 'production', ...settings },
        encoding: 'utf8',
      }),
  }
}

type Written = { titles: string[]; work: Finished }

/** All that was acknowledged before the moment it went back to, and nothing that was written after it. */
export async function expectMoment(postgres: ArchivedPostgres, before: Written, after: Written) {
  const titles = new Set(
    JSON.parse(String(await postgres.value('select json_agg(title)::text from projects', 'guildhall'))),
  )
  const statusOf = ({ work }: Written) =>
    postgres.value(`select status from contracts where id = '${work.contractId}'`, 'guildhall')

  expect(before.titles.filter((title) => !titles.has(title))).toEqual([])
  expect(after.titles.filter((title) => titles.has(title))).toEqual([])
  expect(await Promise.all([before, after].map(statusOf))).toEqual(['completed', undefined])
}
