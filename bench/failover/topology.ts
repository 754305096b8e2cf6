import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { openCuttableLine } from '../../apps/server/src/testing/cuttable-line.ts'
import { startS3Server } from '../../apps/server/src/testing/s3-server.ts'
import { DatabaseMachine } from './database-machine.ts'
import { changeOwner } from './debian.ts'
import { ownAddress, startGuildhall, startHaproxy, startPgbouncer } from './front-machine.ts'
import { openNetwork } from './machines.ts'

const password = 'bench'
/** For Patroni to make a cluster, or to take a machine back. */
const wholeMs = 180_000

export type Topology = Awaited<ReturnType<typeof openTopology>>

type Options = { say: (line: string) => void; onOpened: (close: () => Promise<unknown>) => void }

/** Three machines with PostgreSQL, and this one with all that is in front of them, from the files in `ops/failover`. */
export async function openTopology({ say, onOpened }: Options) {
  const { folder, cluster } = await openCluster({ say, onOpened })

  say('HAProxy, PgBouncer, a store, two servers and a worker.')
  const haproxy = await startHaproxy(folder)
  onOpened(haproxy.stop)
  const pgbouncer = await startPgbouncer(folder, password)
  onOpened(pgbouncer.stop)
  const store = await startS3Server()
  onOpened(store.stop)
  const bucket = await openCuttableLine(store.config.endpoint ?? '')
  onOpened(bucket.close)
  const settings = {
    DATABASE_URL: addressAt(6432),
    DATABASE_DIRECT_URL: addressAt(5432),
    HOST: ownAddress,
    PUBLIC_URL: `http://${ownAddress}`,
    TRUST_PROXY: ownAddress,
    GUILDHALL_DEMO: '0',
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'error',
    S3_BUCKET: store.config.bucket,
    S3_ENDPOINT: bucket.url.replace(/\/$/, ''),
    S3_ACCESS_KEY_ID: store.config.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.config.secretAccessKey,
    S3_FORCE_PATH_STYLE: '1',
  }
  const start = async (name: string, role: string, port: number) => {
    const part = await startGuildhall(name, { ...settings, GUILDHALL_ROLE: role, PORT: String(port) }, folder)
    onOpened(part.stop)
    return part
  }
  const web = await start('web-1', 'web', 3000)
  await start('web-2', 'web', 3001)
  const worker = await start('worker', 'worker', 3002)
  return {
    ...{ url: `http://${ownAddress}`, directUrl: settings.DATABASE_DIRECT_URL },
    ...{ cluster, haproxy, pgbouncer, bucket, web, worker },
  }
}

export const addressAt = (port: number) => `postgresql://guildhall:${password}@${ownAddress}:${port}/guildhall`

type ClusterOptions = Options & {
  /** Of what Patroni calls. */
  envOf?: (folder: string) => Promise<Record<string, string>>
}

/** Three machines with PostgreSQL, of which one leads. */
export async function openCluster({ say, onOpened, envOf = async () => ({}) }: ClusterOptions) {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-failover-'))
  await chmod(folder, 0o755)
  if (!process.env.GUILDHALL_TEST_OUTPUT) onOpened(() => rm(folder, { recursive: true, force: true }))
  onOpened((await openNetwork(ownAddress)).close)

  say('Three machines with etcd, Patroni and PostgreSQL.')
  const databases: DatabaseMachine[] = []
  for (const place of [1, 2, 3]) {
    const own = path.join(folder, `database-${place}`)
    await mkdir(own)
    await changeOwner(own, 'postgres')
    const database = await DatabaseMachine.open(place, own, await envOf(own))
    onOpened(() => database.machine.close())
    databases.push(database)
  }
  for (const database of databases) database.start()
  const cluster = new Cluster(databases)
  await makeDatabase((await cluster.untilWhole()).superuserUrl)
  return { folder, cluster }
}

async function makeDatabase(superuserUrl: string) {
  const client = new pg.Client(superuserUrl)
  await client.connect()
  await client.query(`create role guildhall login password '${password}'`)
  await client.query('create database guildhall owner guildhall')
  await client.query('create table fenced (at timestamptz not null default now())')
  await client.end()
}

class Cluster {
  readonly databases: readonly DatabaseMachine[]

  constructor(databases: readonly DatabaseMachine[]) {
    this.databases = databases
  }

  async primary(except?: DatabaseMachine): Promise<DatabaseMachine | undefined> {
    const asked = this.databases.filter((database) => database !== except)
    const isPrimary = await Promise.all(asked.map(async (database) => (await database.ask())?.isPrimary))
    return asked.find((_, place) => isPrimary[place])
  }

  async untilPrimary(except?: DatabaseMachine): Promise<DatabaseMachine> {
    return until(`a primary${except ? ` other than ${except.machine.name}` : ''}`, () => this.primary(except))
  }

  async untilSynchronousStandby(): Promise<DatabaseMachine> {
    return until('a synchronous standby', async () => {
      for (const database of this.databases) if ((await database.ask())?.isSynchronous) return database
      return undefined
    })
  }

  /** Until there are a primary and two standbys, one of them synchronous. */
  async untilWhole(): Promise<DatabaseMachine> {
    return until('a whole cluster', async () => {
      const said = await Promise.all(this.databases.map((database) => database.ask()))
      const count = (fits: (one: (typeof said)[number]) => boolean | undefined) => said.filter(fits).length
      const isWhole = count((one) => one?.isStandby) === 2 && count((one) => one?.isSynchronous) === 1
      return isWhole ? this.databases[said.findIndex((one) => one?.isPrimary)] : undefined
    })
  }
}

async function until<T>(what: string, find: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + wholeMs
  while (performance.now() < end) {
    const found = await find()
    if (found !== undefined) return found
    await pause(50)
  }
  throw new Error(`there was not ${what} within ${wholeMs / 1_000} s`)
}
