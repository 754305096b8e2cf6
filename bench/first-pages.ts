import { screenPageSize } from '@guildhall/contract'
import { quantile } from './load.ts'
import { adjacentWords, evenWordFor, risingWord, shares, unevenWordFor } from './measured-words.ts'
import type { Outcome } from './outcome.ts'
import { openProcessorTimer } from './processor-time.ts'
import { ms, table, verdict } from './tables.ts'

type FirstPage = { name: string; first: number; p50: number; p99: number; processor: number }

type Server = { url: string; token: string; pid: number; databaseUrl: string }

type View = { name: string; query: Record<string, string> }
const category = 'Web Development'
const times = 200
/** For one page, on a machine that has other work. */
const mostMs = 4_000
/** Milliseconds. */
const targets = { p50: 5, p99: 25 }

/**
 * Milliseconds for one person on an idle server. No page is cached. The first time is told apart: PostgreSQL reads the statement, and the
 * server learns how common a text is.
 */
export async function measureFirstPages(server: Server, rows: number): Promise<Outcome> {
  const timer = await openProcessorTimer(server.databaseUrl, server.pid)
  const measured: FirstPage[] = []
  for (const { name, query } of await listViews(server)) {
    const first = (await ask(server, query)).ms
    const latencies: number[] = []
    const used = await timer.start()
    const end = performance.now() + mostMs
    for (let time = 0; time < times && performance.now() < end; time++) latencies.push((await ask(server, query)).ms)
    const processor = (await used()) / latencies.length
    latencies.sort((one, other) => one - other)
    measured.push({ name, first, p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99), processor })
  }
  await timer.close()
  return { headlines: headlines(measured, rows), section: section(measured) }
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

One person alone asks for the first page of ${screenPageSize}, once and then ${times} times each. Processor time is
that of the server and PostgreSQL for a page, whatever else the machine does.

${table(
  ['', 'first time', 'p50', 'p99', 'processor'],
  pages.map(({ name, first, p50, p99, processor }) => [name, ...[first, p50, p99, processor].map(ms)]),
)}`
}

async function listViews(server: { url: string; token: string }): Promise<View[]> {
  const { projects } = (await ask(server, {})).body as { projects: { description: string }[] }
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

async function ask({ url, token }: { url: string; token: string }, query: Record<string, string>) {
  const address = `${url}/projects?${new URLSearchParams({ ...query, limit: String(screenPageSize) })}`
  const started = performance.now()
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
  })
  const text = await response.text()
  const ms = performance.now() - started
  if (!response.ok) throw new Error(`${address}: ${response.status} ${text}`)
  return { ms, body: JSON.parse(text) as unknown }
}
