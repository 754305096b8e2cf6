import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import path from 'node:path'
import { projectCount } from './database.ts'
import type { Comparison, Figures, Rounds } from './measure.ts'
import type { Scenario } from './scenarios.ts'
import type { HardSearch, LoadStep, SearchFigures } from './searches.ts'
import { type UploadMemory, uploadBytes, uploaders } from './uploads.ts'

export type Results = {
  postgresVersion: string
  rounds: Rounds
  comparisons: { scenario: Scenario; comparison: Comparison }[]
  ilike: SearchFigures
  hardSearches: HardSearch[]
  loadSteps: LoadStep[]
  uploads: UploadMemory
}

const ilikeTarget = 3
const browseP50TargetMs = 10
const uploadTargetMb = 30
/** Written by hand, after looking into the numbers. */
const findingsFile = path.join(import.meta.dirname, 'findings.md')

export function writeReport(results: Results): string {
  return `# Benchmark results

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}; \`bench/\` says how. What holds it back, at the end, is written by hand.

${table(['', 'to reach', 'measured', 'reached'], headlines(results))}

## Beside a bare handler

The bare handler is \`node:http\` and \`pg\` with the same statements and the same bytes, and nothing else: no sessions, no
validation, no whitelist of what may leave, no security headers, no routes. Guildhall does all of that here.

${table(['', 'server', 'ratio', 'requests/s', 'p50', 'p99', 'memory'], results.comparisons.flatMap(comparisonRows))}

Browsing, with ever more people about, each asking for the next page as soon as they have one:

${table(
  ['connections', 'requests/s', 'p50', 'p99', 'memory'],
  results.loadSteps.map(({ connections, figures: measured }) => [
    String(connections),
    ...figures(measured),
    memory(measured),
  ]),
)}

## Beside \`ILIKE\` over three columns

The same mixture of pages by \`title ilike … or description ilike … or array_to_string(required_skills, ' ') ilike …\`, once with
the total and the numbers of the categories, as the page shows them, and once without.

${table(
  ['', 'requests/s', 'p50', 'p99', 'Guildhall is faster by'],
  [
    ilikeRow('Guildhall', results.ilike.ours, results.ilike.ours),
    ilikeRow('`ILIKE`, with its counts', results.ilike.counted, results.ilike.ours),
    ilikeRow('`ILIKE`, rows alone', results.ilike.pageOnly, results.ilike.ours),
  ],
)}

The searches that are hardest for us, each alone. A search with more than a thousand matches is counted the first time it is met
and then remembered for a minute; the first column is that first time, with nobody else about, the others are under load.

${table(
  ['search', 'first time', 'p50', 'p99', '`ILIKE` p50, with its counts', '`ILIKE` p50, rows alone'],
  results.hardSearches.map((search) => [
    search.name,
    ms(search.firstTimeMs),
    ms(search.ours.p50),
    ms(search.ours.p99),
    ms(search.counted.p50),
    ms(search.pageOnly.p50),
  ]),
)}

## Memory while files are uploaded

${uploaders} people upload a PDF of ${megabytes(uploadBytes)} each at the same time, in ${results.uploads.seconds.toFixed(1)} s. The server, freshly started, grows from
${megabytes(results.uploads.beforeBytes)} to ${megabytes(results.uploads.peakBytes)} at most.

## How it was measured

- ${projectCount.toLocaleString('en-US')} generated projects, the same in every run, in PostgreSQL ${results.postgresVersion}, the one that comes with Guildhall, with its
  settings for throwaway databases: \`fsync\`, \`synchronous_commit\` and \`full_page_writes\` off, so that writing is not measured by the disk.
- ${machine()}. The load, both servers and PostgreSQL share it.
- ${results.rounds.connections} kept-alive connections. Guildhall and its peer in turn, ${results.rounds.count} rounds of ${results.rounds.durationMs / 1_000} s each after a warm-up; rates and
  ratios are medians of the rounds, p50 and p99 are over all requests. Both answered the same bytes before they were measured.

${readFileSync(findingsFile, 'utf8')}`
}

function headlines({ comparisons, ilike, uploads }: Results): string[][] {
  const browseP50 = comparisons[0]?.comparison.ours.p50 ?? Number.NaN
  const faster = (other: Figures) => ilike.ours.rate / other.rate
  const growthMb = (uploads.peakBytes - uploads.beforeBytes) / 2 ** 20
  return [
    ...comparisons.map(({ scenario: { name, target }, comparison: { ratio } }) => [
      `${name}: rate beside a bare handler`,
      target === undefined ? '' : `at least ${target}`,
      `**${ratio.toFixed(2)}**`,
      target === undefined ? '' : verdict(ratio >= target, ratio / target),
    ]),
    ...(['counted', 'pageOnly'] as const).map((kind) => [
      `Browse beside \`ILIKE\`, ${kind === 'counted' ? 'with its counts' : 'rows alone'}`,
      `at least ${ilikeTarget}×`,
      `**${times(faster(ilike[kind]))}**`,
      verdict(faster(ilike[kind]) >= ilikeTarget, faster(ilike[kind]) / ilikeTarget),
    ]),
    [
      'Browse, p50 under load',
      `under ${browseP50TargetMs} ms`,
      `**${ms(browseP50)}**`,
      verdict(browseP50 < browseP50TargetMs, browseP50TargetMs / browseP50),
    ],
    [
      `Memory, ${uploaders} uploads of ${megabytes(uploadBytes)}`,
      `under ${uploadTargetMb} MB more`,
      `**${growthMb.toFixed(0)} MB**`,
      verdict(growthMb < uploadTargetMb, uploadTargetMb / growthMb),
    ],
  ]
}

/** `share` is how much of the target there is. */
function verdict(reached: boolean, share: number): string {
  return reached ? 'yes' : `no: ${Math.round((1 - share) * 100)}% short`
}

function comparisonRows({ scenario, comparison: { ours, bare, ratio } }: Results['comparisons'][number]): string[][] {
  return [
    [scenario.name, 'Guildhall', `**${ratio.toFixed(2)}**`, ...figures(ours), memory(ours)],
    ['', 'bare', '', ...figures(bare), memory(bare)],
  ]
}

function ilikeRow(name: string, measured: Figures, ours: Figures): string[] {
  return [name, ...figures(measured), measured === ours ? '' : times(ours.rate / measured.rate)]
}

function figures({ rate, p50, p99 }: Figures): string[] {
  return [rate < 100 ? rate.toFixed(1) : Math.round(rate).toLocaleString('en-US'), ms(p50), ms(p99)]
}

function memory({ residentBytes }: Figures): string {
  return Number.isNaN(residentBytes) ? 'unknown' : megabytes(residentBytes)
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MB`
}

function ms(value: number): string {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
}

function times(value: number): string {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)}×`
}

function machine(): string {
  const model = cpus()[0]?.model ?? 'unknown processor'
  return `${availableParallelism()} cores (${model}), ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${process.arch}, Node.js ${process.versions.node}`
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}
