import { pbkdf2Sync } from 'node:crypto'
import { availableParallelism, loadavg } from 'node:os'
import { talentSortLabels, talentSorts } from '../packages/contract/src/index.ts'
import { applyLoad, ask, quantile } from './load.ts'
import { openProcessorTimer, type ProcessorTimer } from './processor-time.ts'
import { ms, table, verdict } from './tables.ts'

export type TalentPage = { name: string; total: string; first: number; processor: number; p50: number; p99: number }

/** For a server that has just started, and then for each page. */
const warmUpMs = { server: 3_000, page: 100 }
/** Some 500 to 1,500 pages, so that one collection of garbage does not decide the p99. */
const durationMs = 1_500
const bareTimes = 20
/** Milliseconds, for one person. */
const targets = { p50: 5, p99: 25 }

const filters: readonly { name: string; query: Record<string, string> }[] = [
  { name: 'no filter', query: {} },
  { name: 'a category', query: { category: 'web-development' } },
  { name: 'a skill', query: { skill: 'React' } },
  { name: 'a skill, verified', query: { skill: 'React', level: 'Beginner' } },
  { name: 'a skill, verified as Advanced', query: { skill: 'Kotlin', level: 'Advanced' } },
  { name: 'available now', query: { availability: 'available' } },
  { name: 'a language', query: { language: 'pt' } },
  { name: 'a rare language', query: { language: 'vi' } },
  { name: 'a place', query: { location: 'Nairobi' } },
  { name: 'a range of rates', query: { minRate: '20', maxRate: '60' } },
  { name: 'a narrow range of rates', query: { minRate: '160', maxRate: '161' } },
  {
    name: 'everything at once',
    query: {
      category: 'web-development',
      skill: 'React',
      level: 'Beginner',
      availability: 'open',
      language: 'en',
      location: 'Portugal',
      minRate: '20',
      maxRate: '120',
    },
  },
  { name: '`react`', query: { search: 'react' } },
  { name: '`react bakery`', query: { search: 'react bakery' } },
  { name: '`a`', query: { search: 'a' } },
  { name: '`qx`', query: { search: 'qx' } },
  { name: '`c++`', query: { search: 'c++' } },
  { name: '`harpsichord`', query: { search: 'harpsichord' } },
  { name: '`stained glass`', query: { search: 'stained glass' } },
  { name: 'a word, a place and available', query: { search: 'booking', location: 'Berlin', availability: 'open' } },
  { name: 'nothing found', query: { search: 'zeitgeist' } },
]

/** First pages of people: every filter with every order, asked for one after another by one person. */
export async function measureTalent(
  { port, pid }: { port: number; pid: number },
  databaseUrl: string,
): Promise<{ pages: TalentPage[]; bare: number[] }> {
  const timer = await openProcessorTimer(databaseUrl, pid)
  try {
    return await measurePages(port, timer)
  } finally {
    await timer.close()
  }
}

async function measurePages(port: number, timer: ProcessorTimer) {
  const visitor = { port, people: ['accept-encoding: gzip, br'] }
  const measured: TalentPage[] = []
  const bare: number[] = []
  const another = { method: 'GET', path: '/api/talent?location=Lisbon' } as const
  await applyLoad(visitor, () => another, { connections: 1, durationMs: warmUpMs.server })
  for (const { name, query } of filters) {
    for (const sort of talentSorts) {
      const request = { method: 'GET', path: `/api/talent?${new URLSearchParams({ ...query, sort })}` } as const
      const load = (durationMs: number) => applyLoad(visitor, () => request, { connections: 1, durationMs })
      for (let time = 0; time < bareTimes; time++) bare.push(timeBareComputation())
      const asked = performance.now()
      const answer = await ask({ port, people: ['accept-encoding: identity'] }, request)
      const first = performance.now() - asked
      await load(warmUpMs.page)
      const used = await timer.start()
      const { latencies } = await load(durationMs)
      const processor = (await used()) / latencies.length
      measured.push({
        name: `${name}, ${talentSortLabels[sort].toLowerCase()}`,
        total: totalOf(answer),
        first,
        processor,
        p50: quantile(latencies, 0.5),
        p99: quantile(latencies, 0.99),
      })
    }
  }
  return { pages: measured, bare: bare.toSorted((one, other) => one - other) }
}

/** About a millisecond's work, always the same: how its time varies is the machine's doing. */
function timeBareComputation(): number {
  const started = performance.now()
  pbkdf2Sync('bench', 'bench', 6_000, 32, 'sha256')
  return performance.now() - started
}

function totalOf(answer: string): string {
  const { total, totalIsCapped } = JSON.parse(answer) as { total: number; totalIsCapped: boolean }
  return `${total}${totalIsCapped ? '+' : ''}`
}

export function writeTalentReport({ pages, bare }: Awaited<ReturnType<typeof measureTalent>>, people: number): string {
  const headlines = (['p50', 'p99'] as const).map((quantile) => {
    const slowest = pages.toSorted((a, b) => b[quantile] - a[quantile])[0]
    const value = slowest?.[quantile] ?? Number.NaN
    return [
      `Slowest ${quantile} (${slowest?.name})`,
      `under ${targets[quantile]} ms`,
      `**${ms(value)}**`,
      verdict(targets[quantile] / value),
    ]
  })
  const dearest = pages.toSorted((one, other) => other.processor - one.processor)[0]
  return `# First pages of people

Written by \`npm run bench -- --only people\` on ${new Date().toISOString().slice(0, 10)}, with ${people.toLocaleString('en-US')} generated people. One person alone asks
for the first page of 24 over HTTP, again and again for ${durationMs / 1_000} s each; the first time of all is shown apart. The server has
answered another search for ${warmUpMs.server / 1_000} s before. Meanwhile the machine had a load of
${Math.round(loadavg()[1] ?? Number.NaN)} on ${availableParallelism()} cores; above the number of cores, these are times of waiting for a processor. A bare
computation, made before each of them, took ${ms(quantile(bare, 0.5))} (p50) and ${ms(quantile(bare, 0.99))} (p99). The processor time of the
server and of PostgreSQL for a page, which depends less on other work, was ${ms(dearest?.processor ?? Number.NaN)} at most (${dearest?.name}).

${table(['', 'to reach', 'measured', 'reached'], headlines)}

${table(
  ['', 'found', 'the first', 'processor', 'p50', 'p99'],
  pages.map(({ name, total, first, processor, p50, p99 }) => [name, total, ...[first, processor, p50, p99].map(ms)]),
)}
`
}
