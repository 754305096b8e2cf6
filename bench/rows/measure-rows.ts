import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { dayMs } from '@guildhall/contract'
import type pg from 'pg'
import { sweepCounts } from '../../apps/server/src/modules/1-ground/counts/sweep-counts.ts'
import { insertSession } from '../../apps/server/src/modules/2-people/accounts/session.queries.ts'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import { hashToken, newToken } from '../../apps/server/src/platform/tokens.ts'
import { type DatabaseFacts, readDatabaseFacts } from '../database-facts.ts'
import { connect, createDatabase, dropDatabase } from '../databases.ts'
import { quantile } from '../load.ts'
import { startGuildhall } from '../servers.ts'
import { addMissingIndexes, loadRows } from './load-rows.ts'
import { type Market, planMarket } from './market.ts'
import { measureRemoval, type Removal } from './measure-removal.ts'
import { choosePages, type Page, type Pages } from './pages.ts'
import { type Carried, readPlans } from './plans.ts'
import { tables } from './tables.ts'

export type MeasuredPage = {
  name: string
  first: number
  p50: number
  p99: number
  refused: number
  statements: Carried[]
}
export type TableSize = { name: string; rows: number; table: string; indexes: string }
export type RowsResult = {
  market: Market
  loadMinutes: number | undefined
  database: DatabaseFacts
  sizes: TableSize[]
  pages: MeasuredPage[]
  removals: Removal[]
}
type Options = {
  rows: number
  projects: number
  /** Tables that are left empty, and `search`: the search indexes. */
  without: readonly string[]
  say: (line: string) => void
  onOpened: (close: () => Promise<unknown>) => void
}
type Loaded = { market: Market; minutes: number | undefined }
type OpenServer = { url: string; folder: string }

const times = 200
const leastTimes = 5
const mostMs = 4_000
/** PostgreSQL decides on a plan for all values at the sixth time. */
const explainedTimes = 7
const dataDir = path.join(import.meta.dirname, '../../.cache/rows-database')
/** What 16 GB are for. The rest as it comes. */
const settings = {
  shared_buffers: '2GB',
  effective_cache_size: '8GB',
  max_wal_size: '4GB',
  maintenance_work_mem: '1GB',
}
/** COPY and indexes write no log of what was made in the same transaction, so little of it is left. */
const loadSettings = {
  max_wal_size: '2GB',
  checkpoint_timeout: '1h',
  max_parallel_maintenance_workers: '2',
}
const databaseOf = (rows: number, projects: number) => `rows_${rows}_${projects}`

/** Tells the pages before it goes on to what is removed. */
export async function measureRows(options: Options, tell: (result: RowsResult) => Promise<void>): Promise<void> {
  const { say, onOpened } = options
  const loaded = await prepareRows(options)
  const server = await startEmbeddedPostgres({ dataDir, settings })
  onOpened(() => server.stop())
  const { market } = loaded
  const url = Object.assign(new URL(server.url), {
    pathname: `/guildhall_bench_${databaseOf(market.rows, market.projects)}`,
  }).href
  const client = await connect(url)
  onOpened(() => client.end())
  await client.query('create extension if not exists tsm_system_rows')
  const chosen = await choosePages(client, market, options.without)
  const tokens = await signIn(url, chosen.people)
  await client.query('checkpoint')

  say('Asking for pages.')
  const timed = await timePages({ url, folder: server.folder }, chosen, tokens, say)
  say('Asking PostgreSQL how it answers them.')
  const plans = await explainPages(client, { url, folder: server.folder }, chosen, tokens)
  const result: RowsResult = {
    market,
    loadMinutes: loaded.minutes,
    database: await readDatabaseFacts(url),
    sizes: await readSizes(client),
    pages: timed.map((page) => ({ ...page, statements: plans.get(page.name) ?? [] })),
    removals: [],
  }
  await tell(result)
  say('Removing what is old.')
  await tell({ ...result, removals: await measureRemoval(client, url, market.newest) })
}

/** Fills what is empty yet: the database stays. Without durability, which is only for what could not be made again. */
export async function prepareRows({ rows, projects, without, say, onOpened }: Options): Promise<Loaded> {
  const server = await startEmbeddedPostgres({ dataDir, fsync: false, settings: { ...settings, ...loadSettings } })
  onOpened(() => server.stop())
  const name = databaseOf(rows, projects)
  const url = Object.assign(new URL(server.url), { pathname: `/guildhall_bench_${name}` }).href
  const began = performance.now()
  const admin = await connect(server.url)
  const { rows: known } = await admin.query<{ comment: string | null }>(
    `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1`,
    [`guildhall_bench_${name}`],
  )
  const told = known[0]?.comment ? (JSON.parse(known[0].comment) as Market & { isFilling?: boolean }) : undefined
  const market = told && !told.isFilling ? told : planMarket(rows, projects, Date.now())
  const remember = (facts: object) =>
    admin.query(`comment on database guildhall_bench_${name} is '${JSON.stringify(facts)}'`)
  if (!told || told.isFilling) await createDatabase(server, name)
  say(
    `Loading ${rows.toLocaleString('en-US')} rows of each table that is empty, and ${projects.toLocaleString('en-US')} projects.`,
  )
  // One that broke off has no indexes, and begins again.
  await remember({ ...market, isFilling: true })
  const wanted = tables.map((table) => table.name).filter((table) => !without.includes(table))
  const addIndexes = async () => {
    const empty = await createDatabase(server, 'rows_empty')
    await addMissingIndexes(url, empty, say)
    await dropDatabase(server, empty)
  }
  const withSearch = !without.includes('search')
  const isNew = !told || told.isFilling
  if (withSearch && !isNew) await addIndexes()
  await loadRows(url, market, wanted, say)
  await remember(market)
  if (withSearch && isNew) await addIndexes()
  await admin.query('checkpoint')
  await admin.end()
  await server.stop()
  return { market, minutes: told ? undefined : (performance.now() - began) / 60_000 }
}

async function signIn(url: string, people: string[]): Promise<Map<string, string>> {
  const database = openDatabase(url, 1)
  const tokens = new Map<string, string>()
  for (const userId of people) {
    const token = newToken()
    await insertSession(database.db, { tokenHash: hashToken(token), userId, expiresAt: new Date(Date.now() + dayMs) })
    tokens.set(userId, token)
  }
  await database.close()
  return tokens
}

async function withGuildhall<Result>(url: string, work: (port: number) => Promise<Result>): Promise<Result> {
  const files = await mkdtemp(path.join(tmpdir(), 'guildhall-bench-'))
  const nobody = { id: '', email: '', token: '' }
  const guildhall = await startGuildhall(url, files, { clients: [], viewer: nobody })
  try {
    return await work(guildhall.port)
  } finally {
    await guildhall.stop()
    await rm(files, { recursive: true, force: true })
  }
}

async function timePages(
  { url }: OpenServer,
  { pages }: Pages,
  tokens: Map<string, string>,
  say: (line: string) => void,
): Promise<Omit<MeasuredPage, 'statements'>[]> {
  return withGuildhall(url, async (port) => {
    const told = new Set<Page>()
    const once = async (page: Page, turn: number) => {
      try {
        return await ask(port, page, turn, tokens)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        if (!told.has(page)) say(error.message)
        told.add(page)
        return undefined
      }
    }
    const firsts: number[] = []
    for (const page of pages) firsts.push((await once(page, 0)) ?? Number.NaN)
    await keepCountsOfLongLists(url)

    const timed: Omit<MeasuredPage, 'statements'>[] = []
    for (const [index, page] of pages.entries()) {
      const latencies: number[] = []
      let refused = 0
      const end = performance.now() + mostMs
      for (let turn = 1; turn <= times && (turn <= leastTimes || performance.now() < end); turn++) {
        const took = await once(page, turn)
        if (took === undefined) refused += 1
        else latencies.push(took)
      }
      latencies.sort((one, other) => one - other)
      const [p50, p99] = [quantile(latencies, 0.5), quantile(latencies, 0.99)]
      timed.push({ name: page.name, first: firsts[index] ?? Number.NaN, p50, p99, refused })
    }
    return timed
  })
}

/** As the hourly sweep does. */
async function keepCountsOfLongLists(url: string) {
  const database = openDatabase(url, 1)
  await sweepCounts({ database })
  await database.close()
}

async function explainPages(
  client: pg.Client,
  { url, folder }: OpenServer,
  { pages }: Pages,
  tokens: Map<string, string>,
) {
  const database = new URL(url).pathname.slice(1)
  const explain = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
  }
  for (const [name, value] of Object.entries(explain))
    await client.query(`alter database ${database} set ${name} = '${value}'`)
  const log = path.join(folder, 'server.log')
  try {
    return await withGuildhall(url, async (port) => {
      const plans = new Map<string, Carried[]>()
      for (const page of pages) {
        const { size } = await stat(log)
        for (let turn = 1; turn <= explainedTimes; turn++) await ask(port, page, turn, tokens).catch(() => {}) // told before
        plans.set(page.name, slowestOfEach(readPlans((await readFile(log)).subarray(size).toString('utf8'))))
      }
      return plans
    })
  } finally {
    for (const name of Object.keys(explain)) await client.query(`alter database ${database} reset ${name}`)
  }
}

/** Those of jobs and housekeeping that happen to run at the time are among them. */
function slowestOfEach(statements: Carried[]): Carried[] {
  const slowest = new Map<string, Carried>()
  for (const statement of statements) {
    const known = slowest.get(statement.text)
    if (known && known.ms >= statement.ms) continue
    slowest.set(statement.text, statement)
  }
  return [...slowest.values()]
    .filter(({ text }) => !/\bjobs\.|insert into events_outbox/.test(text))
    .sort((a, b) => b.ms - a.ms)
}

class Refused extends Error {}

async function ask(port: number, page: Page, turn: number, tokens: Map<string, string>): Promise<number> {
  const { person, path: address } = page.asks(turn)
  const started = performance.now()
  const response = await fetch(`http://127.0.0.1:${port}${address}`, {
    headers: { authorization: `Bearer ${tokens.get(person)}`, accept: 'application/json' },
  })
  const text = await response.text()
  const took = performance.now() - started
  if (!response.ok) throw new Refused(`${page.name}, ${address}: ${response.status} ${text.slice(0, 300)}`)
  return took
}

async function readSizes(client: pg.Client): Promise<TableSize[]> {
  const sizes: TableSize[] = []
  for (const { name } of tables) {
    const { rows } = await client.query<TableSize>(
      `select $1::text as name, reltuples::float8 as rows, pg_size_pretty(pg_table_size(oid)) as table, pg_size_pretty(pg_indexes_size(oid)) as indexes
       from pg_class where oid = $1::text::regclass`,
      [name],
    )
    if (rows[0]) sizes.push(rows[0])
  }
  return sizes
}
