import { readFileSync } from 'node:fs'
import path from 'node:path'
import { machine } from '../report.ts'
import { ms, table, verdict } from '../tables.ts'
import type { RowsResult } from './measure-rows.ts'
import { textLength } from './tables.ts'

const targets = { p50: 10, p99: 50 }

export function writeRowsReport({ market, loadMinutes, database, sizes, pages, removals }: RowsResult): string {
  const count = (rows: number) => Math.round(rows).toLocaleString('en-US')
  /** One that is refused is not measured. */
  const slowest = (key: 'p50' | 'p99') => pages.filter((page) => page[key] >= 0).toSorted((a, b) => b[key] - a[key])[0]
  const headline = (key: 'p50' | 'p99') => {
    const page = slowest(key)
    return [
      `Slowest ${key} (${page?.name})`,
      `under ${targets[key]} ms`,
      `**${ms(page?.[key] ?? 0)}**`,
      verdict(targets[key] / (page?.[key] ?? 0)),
    ]
  }
  const within = pages.filter(({ p50, p99, refused }) => refused === 0 && p50 < targets.p50 && p99 < targets.p99).length
  const findings = pages.flatMap(({ name, statements }) =>
    statements.filter(({ findings }) => findings.length > 0).map((statement) => ({ name, ...statement })),
  )
  const empty = sizes.filter(({ rows }) => rows === 0).map(({ name }) => name)
  return `# Ten million rows

Written by \`npm run bench -- --large\` on ${new Date().toISOString().slice(0, 10)}: ${count(market.rows)} rows of each table that grows, and ${count(market.projects)} projects.${empty.length > 0 ? `\n\n**Left empty in this run:** ${empty.join(', ')}.` : ''}

${table(['', 'to reach', 'measured', 'reached'], [headline('p50'), headline('p99'), ['Pages within both', String(pages.length), `**${within}**`, within === pages.length ? 'yes' : 'no']])}

## Pages

One person alone asks for each page, once and then up to 200 times: the one with most, or a hundred others in turn. Statements and what they
took are those of the slowest time of seven, by PostgreSQL's own account; pages are of 8 kB, in memory or not.

${table(
  ['', 'first time', 'p50', 'p99', 'statements', 'slowest statement', 'pages read'],
  pages.map(({ name, first, p50, p99, refused, statements }) => [
    refused > 0 ? `${name} (**refused ${refused} times**)` : name,
    ...[first, p50, p99].map((value) => (value >= 0 ? ms(value) : '–')),
    String(statements.length),
    statements[0] ? ms(statements[0].ms) : '',
    count(statements.reduce((sum, { pages }) => sum + pages, 0)),
  ]),
)}

## Plans to look at

Statements that read a table from end to end, read or sort more than 2,000 rows, or whose estimate is off by more than 100 times.

${
  findings.length === 0
    ? 'None.'
    : table(
        ['page', 'statement', 'took', 'why'],
        findings.map(({ name, text, ms: took, findings }) => [
          name,
          `\`${shortened(text)}\``,
          ms(took),
          findings.slice(0, 3).join('; '),
        ]),
      )
}

## Removing what is old

${table(
  ['', 'rows', 'seconds', 'log written', 'longest lock'],
  removals.map(({ name, rows, seconds, logMb, longestLockMs }) => [
    name,
    rows ? count(rows) : '',
    seconds.toFixed(1),
    `${Math.round(logMb)} MB`,
    longestLockMs === undefined ? '' : `under ${ms(longestLockMs)}`,
  ]),
)}

## The tables

${table(
  ['', 'rows', 'table', 'indexes'],
  sizes.map(({ name, rows, table, indexes }) => [name, count(rows), table, indexes]),
)}

## How it was measured

- Rows are made by COPY, constraints and indexes added afterwards${loadMinutes === undefined ? '' : `, in ${Math.round(loadMinutes)} minutes`}. A tenth of the rows belongs to a thousandth of ${count(market.people)} people; the conversation with most has
  ${count(Math.min(100_000, market.rows / 100))} messages. Texts are shorter than people's: those of projects have ${textLength} characters, and repeat.
- PostgreSQL ${database.version}: ${Object.entries(database.settings)
    .map(([name, value]) => `\`${name}\` ${value}`)
    .join(', ')}.
- ${machine()}. The server, PostgreSQL and who asks share it, with whatever else runs.

${readFileSync(path.join(import.meta.dirname, 'findings.md'), 'utf8')}`
}

const shortened = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').slice(0, 110)
