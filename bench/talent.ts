import { availableParallelism, loadavg } from 'node:os'
import { talentSortLabels, talentSorts } from '../packages/contract/src/index.ts'
import { quantile } from './load.ts'
import { ms, table, verdict } from './tables.ts'

export type TalentPage = { name: string; total: string; p50: number; p99: number }

const times = 100
const warmUps = 5
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

export async function measureTalent(url: string): Promise<TalentPage[]> {
  const measured: TalentPage[] = []
  for (const { name, query } of filters) {
    for (const sort of talentSorts) {
      const address = `${url}/api/talent?${new URLSearchParams({ ...query, sort })}`
      const latencies: number[] = []
      let total = ''
      for (let time = -warmUps; time < times; time++) {
        const started = performance.now()
        const response = await fetch(address)
        const text = await response.text()
        if (time >= 0) latencies.push(performance.now() - started)
        if (!response.ok) throw new Error(`${address}: ${response.status} ${text}`)
        const body = JSON.parse(text) as { total: number; totalIsCapped: boolean }
        total = `${body.total}${body.totalIsCapped ? '+' : ''}`
      }
      latencies.sort((one, other) => one - other)
      const page = {
        name: `${name}, ${talentSortLabels[sort].toLowerCase()}`,
        total,
        p50: quantile(latencies, 0.5),
        p99: quantile(latencies, 0.99),
      }
      measured.push(page)
    }
  }
  return measured
}

export function writeTalentReport(pages: TalentPage[], people: number): string {
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
  return `# First pages of people

Written by \`npm run bench -- --talent\` on ${new Date().toISOString().slice(0, 10)}, with ${people.toLocaleString('en-US')} generated people. One person alone asks
for the first page of 24 over HTTP, ${times} times each, after ${warmUps} times that do not count. Meanwhile the machine had a load of
${Math.round(loadavg()[1] ?? Number.NaN)} on ${availableParallelism()} cores; above the number of cores, these are times of waiting for a processor.

${table(['', 'to reach', 'measured', 'reached'], headlines)}

${table(
  ['', 'found', 'p50', 'p99'],
  pages.map(({ name, total, p50, p99 }) => [name, total, ms(p50), ms(p99)]),
)}
`
}
