import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import path from 'node:path'
import { pageLimit } from './apis.ts'
import { type AudienceResult, audienceSize } from './audience.ts'
import { type Grid, gridHeadlines, gridSection } from './browsing-grid.ts'
import type { ContenderKey } from './contenders.ts'
import type { DatabaseFacts } from './database-facts.ts'
import type { measureFirstPages } from './first-pages.ts'
import type { LiveResult } from './live.ts'
import { liveHeadlines, liveSection } from './live-report.ts'
import type { Measured, Rounds } from './measure.ts'
import { longConversation, type MessageMeasure } from './messages.ts'
import type { Scenario } from './scenarios.ts'
import type { HardSearch, LoadStep } from './searches.ts'
import { figures, megabytes, memory, ms, table, verdict } from './tables.ts'
import { type UploadMemory, uploadBytes, uploaders } from './uploads.ts'

export type Results = {
  rows: number
  seedSeconds: number
  totalSeconds: number
  database: DatabaseFacts
  rounds: Rounds
  comparisons: { scenario: Scenario; measured: Measured[] }[]
  grid: Grid
  firstPages: Awaited<ReturnType<typeof measureFirstPages>>
  loadSteps: LoadStep[]
  hardSearches: HardSearch[]
  messages: MessageMeasure[]
  uploads: UploadMemory
  audience: AudienceResult
  live: LiveResult
}

const uploadTargetMb = 30
/** Milliseconds, for one person. */
const openingTargetMs = 50
const messageRateTarget = 200
const audienceTargetSeconds = 5
/** Milliseconds, for one person, at a million projects. */
const firstPageTargets = { p50: 5, p99: 25 }
const findingsFile = path.join(import.meta.dirname, 'findings.md')
const contenderText: Readonly<Record<ContenderKey, string>> = {
  guildhall: '',
  bare: `**The bare handler** runs the product's own statements and sends the same bytes by \`node:http\` and \`pg\`. It has no sessions,
  validation, response schemas, security headers or routes.`,
  plain: `**Plain Fastify** is what an experienced team would write first: Fastify with signed tokens (\`@fastify/jwt\`) and JSON schemas
  for requests and answers, and \`pg\`. It searches by \`ILIKE\` in title, description or skills, with a trigram index for each. It
  answers like Guildhall: the page, whether the viewer has proposed, the total and the matches in every category. The page and
  the counts are two statements, sent at once. It has none of the rules and limits of the product.`,
  plainRows: `**Plain Fastify, rows alone** is the same server, asked for the page without the total and the counts.`,
  parse: `**Parse Server 9** keeps projects as a class with a schema, required fields and class-level permissions; cloud code sets the
  client. It is asked by REST as its own clients ask: \`$regex\` with \`i\` in title, description or skills, and \`count=1\`. Each of the three texts
  has a trigram index. It tells the total, but neither the counts of the categories nor whether the viewer has proposed.`,
}

export function writeReport(results: Results): string {
  const {
    rows,
    comparisons,
    rounds,
    database,
    firstPages,
    loadSteps,
    hardSearches,
    messages,
    uploads,
    audience,
    live,
  } = results
  const contenders = new Map(
    comparisons.flatMap(({ measured }) => measured.map(({ key, name }) => [key, name] as const)),
  )
  return `# Benchmark results

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, with ${rows.toLocaleString('en-US')} projects. What holds it back, at the end, is written by hand.

${table(['', 'to reach', 'measured', 'reached'], headlines(results))}

## Beside others

The ratio is Guildhall's rate divided by the other's.

${table(
  ['', 'server', 'ratio', 'requests/s', 'p50', 'p99', 'slowest', 'memory'],
  comparisons.flatMap(({ scenario, measured }) =>
    measured.map(({ key, name, ratio, figures: measured }, place) => [
      place === 0 ? scenario.name : '',
      name,
      key === 'guildhall' ? '' : `**${ratio.toFixed(2)}**`,
      ...figures(measured),
      memory(measured),
    ]),
  ),
)}

${[...contenders.keys()]
  .filter((key) => key !== 'guildhall')
  .map((key) => `- ${contenderText[key]}`)
  .join('\n')}

${gridSection(results.grid)}

## First pages

One person alone asks for the first page of ${pageLimit}.

${table(
  ['', 'p50', 'p99'],
  firstPages.map(({ name, p50, p99 }) => [name, ms(p50), ms(p99)]),
)}

## Under load

The browsing mixture of Guildhall, by more and more people who each ask for the next page as soon as they have one:

${table(
  ['connections', 'requests/s', 'p50', 'p99', 'slowest', 'memory'],
  loadSteps.map(({ connections, figures: measured }) => [String(connections), ...figures(measured), memory(measured)]),
)}

The searches that are hardest for us, each alone, with ${rounds.connections} connections. The first column is the first time that Guildhall
meets the search, with no other load; the second is its slowest answer under load.

${hardSearchTable(hardSearches)}

## Messages

A conversation of ${longConversation.toLocaleString('en-US')} messages, read to its middle; and people who send the next message as soon as the last one is stored:

${table(
  ['', 'requests/s', 'p50', 'p99', 'slowest'],
  messages.map(({ name, figures: measured }) => [name, ...figures(measured)]),
)}

## Memory while files are uploaded

${uploaders} people upload a PDF of ${megabytes(uploadBytes)} each at the same time, in ${uploads.seconds.toFixed(1)} s. The server, freshly started, grows from
${megabytes(uploads.beforeBytes)} to ${megabytes(uploads.peakBytes)} at most.

## Telling many people

A client accepts one of ${audienceSize.toLocaleString('en-US')} proposals. The acceptance is answered after ${ms(audience.acceptMs)}; ${audience.seconds.toFixed(1)} s later a job has written a
notification for each of the others. Requests for a project by others, with 8 connections:

${table(
  ['', 'p50', 'p99', 'slowest'],
  [
    ['before', ms(audience.before.p50), ms(audience.before.p99), ''],
    ['meanwhile', ms(audience.meanwhile.p50), ms(audience.meanwhile.p99), ms(audience.meanwhile.slowest)],
  ],
)}

${liveSection(live)}

## How it was measured

- ${rows.toLocaleString('en-US')} generated projects, the same in every run, loaded in ${Math.round(results.seedSeconds)} s; the whole run took ${Math.round(results.totalSeconds / 60)} minutes.
- PostgreSQL ${database.version} with the settings it has in use: ${settingsText(database)}.
- ${machine()}. The load, all servers and PostgreSQL share it.
- ${rounds.connections} kept-alive connections, pages of ${pageLimit}. All servers in turn, in changing order, ${rounds.count} rounds of ${rounds.durationMs / 1_000} s each after a warm-up; rates and
  ratios are medians of the rounds, p50, p99 and slowest are over all requests. Projects are created by ${rounds.connections} accounts, all in one category.
- Before they are measured, the bare handler must send the same bytes as Guildhall, and the others the same projects in the same order.

${readFileSync(findingsFile, 'utf8')}`
}

function headlines({ rows, comparisons, grid, firstPages, messages, uploads, audience, live }: Results): string[][] {
  const ratios = comparisons.flatMap(({ scenario: { name, targets }, measured }) =>
    measured.flatMap(({ key, name: other, ratio }) => {
      const target = targets[key]
      if (target === undefined) return []
      return [
        [`${name}: rate beside ${other}`, `at least ${target}`, `**${ratio.toFixed(2)}**`, verdict(ratio / target)],
      ]
    }),
  )
  const slowest = (['p50', 'p99'] as const).map((quantile) => {
    const page = firstPages.toSorted((a, b) => b[quantile] - a[quantile])[0]
    const target = firstPageTargets[quantile]
    const value = page?.[quantile] ?? Number.NaN
    const what = `First page at ${rows.toLocaleString('en-US')} projects, the slowest ${quantile} (${page?.name})`
    return [what, `under ${target} ms`, `**${ms(value)}**`, verdict(target / value)]
  })
  const sending = messages.find(({ name }) => name.startsWith('Sending'))?.figures.rate
  const growthMb = (uploads.peakBytes - uploads.beforeBytes) / 2 ** 20
  return [
    ...ratios,
    ...gridHeadlines(grid),
    ...slowest,
    [
      `Opening a conversation of ${longConversation.toLocaleString('en-US')} messages, p99`,
      `under ${openingTargetMs} ms`,
      `**${ms(messages[0]?.figures.p99 ?? Number.NaN)}**`,
      verdict(openingTargetMs / (messages[0]?.figures.p99 ?? Number.NaN)),
    ],
    [
      'Messages a second, by 16 people',
      `at least ${messageRateTarget}`,
      `**${Math.round(sending ?? Number.NaN)}**`,
      verdict((sending ?? Number.NaN) / messageRateTarget),
    ],
    [
      `Memory, ${uploaders} uploads of ${megabytes(uploadBytes)}`,
      `under ${uploadTargetMb} MB more`,
      `**${growthMb.toFixed(0)} MB**`,
      verdict(uploadTargetMb / growthMb),
    ],
    [
      `${audienceSize.toLocaleString('en-US')} people told of one event`,
      `under ${audienceTargetSeconds} s`,
      `**${audience.seconds.toFixed(1)} s**`,
      verdict(audienceTargetSeconds / audience.seconds),
    ],
    ...liveHeadlines(live),
  ]
}

function hardSearchTable(searches: HardSearch[]): string {
  const names = searches[0]?.figures.map(({ contender }) => contender) ?? []
  return table(
    ['search', 'first time', 'slowest', ...names.map((name) => `${name}, p50`)],
    searches.map(({ name, firstTimeMs, figures }) => [
      name,
      ms(firstTimeMs),
      ms(figures[0]?.figures.slowest ?? Number.NaN),
      ...figures.map(({ figures: { p50 } }) => ms(p50)),
    ]),
  )
}

function settingsText({ settings }: DatabaseFacts): string {
  return Object.entries(settings)
    .map(([name, value]) => `\`${name}\` ${value}`)
    .join(', ')
}

export function writeLiveReport(live: LiveResult, rows: number): string {
  return `# Benchmark results: live

Written by \`npm run bench -- --live\` on ${new Date().toISOString().slice(0, 10)}, with ${rows.toLocaleString('en-US')} projects, on ${machine()}.
The load, both servers and PostgreSQL share it.

${table(['', 'to reach', 'measured', 'reached'], liveHeadlines(live))}

${liveSection(live)}
`
}

function machine(): string {
  const model = cpus()[0]?.model ?? 'unknown processor'
  return `${availableParallelism()} cores (${model}), ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${process.arch}, Node.js ${process.versions.node}`
}
