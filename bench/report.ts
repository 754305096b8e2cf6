import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import path from 'node:path'
import { pageLimit } from './apis.ts'
import type { DatabaseFacts } from './database-facts.ts'
import type { Rounds } from './measure.ts'
import type { Outcome } from './outcome.ts'
import { table } from './tables.ts'

export type Run = {
  rows: number
  rounds: Rounds
  database: DatabaseFacts
  /** Parts that are still to come. */
  missing: readonly string[]
  outcomes: readonly Outcome[]
  minutes: number
}

const findingsFile = path.join(import.meta.dirname, 'findings.md')

export function writeReport({ rows, rounds, database, missing, outcomes, minutes }: Run): string {
  return `# Benchmark results

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, with ${rows.toLocaleString('en-US')} projects. What holds it back, at the end, is written by hand.
${missing.length === 0 ? '' : `\n**Not measured in this run:** ${missing.join(', ')}.\n`}
${table(
  ['', 'to reach', 'measured', 'reached'],
  outcomes.flatMap(({ headlines }) => headlines),
)}

${outcomes.map(({ section }) => section).join('\n\n')}

## How it was measured

- ${rows.toLocaleString('en-US')} generated projects, the same in every run; measuring took ${Math.round(minutes)} minutes. The machine's load was ${loadavg()[1]?.toFixed(1)} on average in
  the last five of them; what the run itself needs is 2 to 4.
- PostgreSQL ${database.version} with the settings it has in use: ${settingsText(database)}.
- ${machine()}. The load, all servers and PostgreSQL share it.
- ${rounds.connections} kept-alive connections, pages of ${pageLimit}. All servers in turn, in changing order, ${rounds.count} rounds of ${rounds.durationMs / 1_000} s each after a warm-up; rates,
  processor times and ratios are medians of the rounds, p50, p99 and slowest are over all requests. Projects are created by ${rounds.connections} accounts,
  all in one category.
- Before they are measured, the bare handlers must send the same bytes as Guildhall, and the others the same projects in the same order.

${readFileSync(findingsFile, 'utf8')}`
}

function settingsText({ settings }: DatabaseFacts): string {
  return Object.entries(settings)
    .map(([name, value]) => `\`${name}\` ${value}`)
    .join(', ')
}

export function machine(): string {
  const model = cpus()[0]?.model ?? 'unknown processor'
  return `${availableParallelism()} cores (${model}), ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${process.arch}, Node.js ${process.versions.node}`
}
