import { setTimeout as pause } from 'node:timers/promises'
import { screenPageSize } from '@guildhall/contract'
import { guildhallApi } from './apis.ts'
import { type OpenConnection, openConnection, quantile } from './load.ts'
import { adjacentWords, evenWordFor, risingWord, shares, unevenWordFor } from './measured-words.ts'
import type { Outcome } from './outcome.ts'
import { openProcessorTimer, usedByThreadMs, usedMs } from './processor-time.ts'
import { ms, table, verdict } from './tables.ts'

type FirstPage = { name: string; first: number; p50: number; p99: number; processor: number; slow: PageParts }
/** Of one page, the milliseconds that each ran on a processor: the thread of the server, PostgreSQL, and the program that asks. */
type PageParts = { server: number; postgres: number; asking: number }

type Server = { port: number; token: string; pid: number; databaseUrl: string }

type View = { name: string; query: Record<string, string> }
const category = 'Web Development'
const times = 1_000
/** For one page, on a machine that has other work. */
const mostMs = 4_000
/** Milliseconds. */
const targets = { p50: 5, p99: 25 }

/**
 * Milliseconds for one person on an idle server. No page is cached. The first time is told apart: PostgreSQL reads the statement, and the
 * server learns how common a text is. Of the page at p99 it tells who worked for how long: what is left of it is waiting.
 */
export async function measureFirstPages(server: Server, rows: number): Promise<Outcome> {
  const timer = await openProcessorTimer(server.databaseUrl, server.pid)
  await untilIdle(server.pid)
  const views = await listViews(server)
  const measured: FirstPage[] = []
  // Compressed, as for a browser. Nobody reads them, as that would take a part of the time.
  const connection = await openConnection(server.port, `${sayWho(server)}\r\naccept-encoding: br`)
  for (const { name, query } of views) {
    const first = (await ask(connection, query)).ms
    const pages: { ms: number; parts: PageParts }[] = []
    const backends = await timer.listBackends()
    const used = await timer.start()
    const end = performance.now() + mostMs
    for (let time = 0; time < times && performance.now() < end; time++) {
      const parts = startParts(server, backends)
      const { ms } = await ask(connection, query)
      pages.push({ ms, parts: parts() })
    }
    const processor = (await used()) / pages.length
    pages.sort((one, other) => one.ms - other.ms)
    const latencies = pages.map(({ ms }) => ms)
    const p99 = quantile(latencies, 0.99)
    const slow = pages[latencies.indexOf(p99)]?.parts ?? { server: 0, postgres: 0, asking: 0 }
    measured.push({ name, first, p50: quantile(latencies, 0.5), p99, processor, slow })
  }
  connection.close()
  await timer.close()
  return { headlines: headlines(measured, rows), section: section(measured) }
}

const idleShare = 0.02
const idleMs = 500
const mostLooks = 120

/** A server that has just started prepares for a while what the first who come would wait for. */
async function untilIdle(pid: number) {
  let before = Number.NEGATIVE_INFINITY
  for (let look = 0; look < mostLooks; look += 1) {
    const used = usedMs(pid)
    if (used - before <= idleShare * idleMs) return
    before = used
    await pause(idleMs)
  }
  throw new Error('the server is never idle')
}

/** Starts timing; the returned function tells who worked for how long since. A connection that was closed meanwhile is left out. */
function startParts({ pid }: Server, backends: readonly number[]): () => PageParts {
  const read = () => [pid, process.pid, ...backends].map((one) => usedByThreadMs(one))
  const before = read()
  return () => {
    const [server = 0, asking = 0, ...postgres] = read().map((used, n) => Math.max(0, used - (before[n] ?? 0)))
    return { server, asking, postgres: postgres.reduce((sum, used) => sum + used, 0) }
  }
}

function headlines(pages: FirstPage[], rows: number): string[][] {
  return (['p50', 'p99'] as const).map((quantile) => {
    const slowest = pages.toSorted((a, b) => b[quantile] - a[quantile])[0]
    const value = slowest?.[quantile] ?? Number.NaN
    return [
      `First page at ${rows.toLocaleString('en-US')} projects, the slowest ${quantile} (${slowest?.name})`,
      `under ${targets[quantile]} ms`,
      `**${ms(value)}**`,
      verdict(targets[quantile] / value),
    ]
  })
}

function section(pages: FirstPage[]): string {
  return `## First pages

One person alone asks for the first page of ${screenPageSize}, compressed as for a browser, once and then ${times} times each. Processor time is
that of the server and PostgreSQL for a page, whatever else the machine does. The last three say how long the server's main thread, PostgreSQL and the
program that asks ran for the page at p99; what is left of its time is waiting for each other or for a processor.

${table(
  ['', 'first time', 'p50', 'p99', 'processor', 'of p99: server', 'PostgreSQL', 'asking'],
  pages.map(({ name, first, p50, p99, processor, slow }) => [
    name,
    ...[first, p50, p99, processor, slow.server, slow.postgres, slow.asking].map(ms),
  ]),
)}`
}

async function listViews(server: Server): Promise<View[]> {
  const connection = await openConnection(server.port, sayWho(server))
  const { body } = await ask(connection, {})
  connection.close()
  const { projects } = JSON.parse(body.toString('utf8')) as { projects: { description: string }[] }
  const hundred = projects.map(({ description }) => description.slice(40, 140)).find(({ length }) => length === 100)
  if (hundred === undefined) throw new Error('no description is long enough to search for 100 characters of it')
  return [
    { name: 'no search', query: {} },
    { name: 'a category', query: { category } },
    { name: 'no category', query: { category: 'Design' } },
    { name: 'dearest first', query: { sort: 'budget_high' } },
    { name: 'cheapest first', query: { sort: 'budget_low' } },
    { name: 'a category, dearest first', query: { category, sort: 'budget_high' } },
    { name: 'a category, cheapest first', query: { category, sort: 'budget_low' } },
    { name: '`react`', query: { search: 'react' } },
    { name: '`react` in a category', query: { search: 'react', category } },
    { name: '`react` where it is rare', query: { search: 'react', category: 'Graphic Design' } },
    ...['a', 'z', 'qx', 'ar', 'c++'].map((search) => ({ name: `\`${search}\``, query: { search } })),
    ...shares.flatMap((share) => [
      { name: `in ${share * 100}% of all texts`, query: { search: evenWordFor(share) } },
      { name: `in ${share * 100}% of the category's`, query: { search: unevenWordFor(category, share), category } },
    ]),
    { name: "in 20% of the category's, more of others'", query: { search: risingWord, category } },
    { name: 'two words, in 10%', query: { search: adjacentWords } },
    { name: 'two frequent words, never adjacent', query: { search: 'bakery react' } },
    { name: '100 characters of a text', query: { search: hundred } },
    { name: '100 characters, nothing found', query: { search: `${hundred.slice(0, 50)}${hundred.slice(10, 60)}` } },
    { name: 'one word, nothing found', query: { search: 'zeitgeist' } },
  ]
}

const sayWho = ({ token }: Server) => guildhallApi.sayWho(token)

async function ask(connection: OpenConnection, query: Record<string, string>) {
  const path = `/projects?${new URLSearchParams({ ...query, limit: String(screenPageSize) })}`
  const started = performance.now()
  const body = await connection.exchange({ method: 'GET', path })
  return { ms: performance.now() - started, body }
}
