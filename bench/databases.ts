import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'

const repository = path.join(import.meta.dirname, '..')
/** What the generated rows depend on. */
const sources = [
  'apps/server/drizzle/*.sql',
  'apps/server/src/job-kinds.ts',
  'apps/server/src/modules/*/{projects,talent}/**/*.rules.ts',
  'apps/server/src/platform/text-search/*.rules.ts',
  'bench/{generate-*,measured-words,seed-*,words}.ts',
  'bench/peers/*-{server,tables}.ts',
]

export type DatabaseServer = { url: string; stop(): Promise<void> }

/** The embedded server of the benchmark keeps its data in `.cache`, so that only the first run generates it. */
export async function openServer(url: string | undefined, maxConnections?: number): Promise<DatabaseServer> {
  if (url) return { url, stop: async () => {} }
  const { url: ownUrl, stop } = await startEmbeddedPostgres({
    dataDir: path.join(repository, '.cache/bench-database'),
    ...(maxConnections && { maxConnections }),
  })
  return { url: ownUrl, stop }
}

type Filling = { name: string; fill: (url: string) => Promise<void> }

/**
 * A copy of what `fill` makes, which it makes once: a template stays until what it depends on changes, or a day is over, as rows
 * are dated relative to now. Copying it takes seconds.
 */
export async function copyDatabase(server: DatabaseServer, { name, fill }: Filling): Promise<string> {
  const template = `${prefix}template_${name}_${sourceKey()}`
  const copy = `${prefix}${name}`
  const client = await connect(server.url)
  try {
    if (!(await isComplete(client, template))) {
      const old = await client.query<{ datname: string }>(
        'select datname from pg_database where starts_with(datname, $1)',
        [`${prefix}template_${name}_`],
      )
      for (const { datname } of old.rows) await drop(client, datname)
      await client.query(`create database ${template}`)
      await fill(addressOf(server.url, template))
      await client.query(`comment on database ${template} is '${complete}'`)
    }
    await drop(client, copy)
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    )
    const strategy = (rows[0]?.version ?? 0) >= 150_000 ? 'strategy file_copy' : ''
    await client.query(`create database ${copy} template ${template} ${strategy}`)
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
  return addressOf(server.url, copy)
}

/** In place of one that an interrupted run left behind. */
export async function createDatabase(server: DatabaseServer, name: string): Promise<string> {
  const client = await connect(server.url)
  await drop(client, prefix + name)
  await client.query(`create database ${prefix}${name}`)
  await client.end()
  return addressOf(server.url, prefix + name)
}

export async function dropDatabase(server: DatabaseServer, url: string): Promise<void> {
  const client = await connect(server.url)
  await drop(client, new URL(url).pathname.slice(1))
  await client.end()
}

const prefix = 'guildhall_bench_'
const complete = 'complete'

async function isComplete(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ comment: string | null }>(
    `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1`,
    [name],
  )
  return rows[0]?.comment === complete
}

const drop = (client: pg.Client, name: string) => client.query(`drop database if exists ${name} with (force)`)

function addressOf(serverUrl: string, database: string): string {
  return Object.assign(new URL(serverUrl), { pathname: `/${database}` }).href
}

function sourceKey(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const file of globSync(sources, { cwd: repository }).sort()) {
    hash.update(file).update(readFileSync(path.join(repository, file)))
  }
  return hash.digest('hex').slice(0, 12)
}

/** For work whose durability does not matter. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`set synchronous_commit = off; set maintenance_work_mem = '1GB'`)
  return client
}
