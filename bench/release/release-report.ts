import { loadavg } from 'node:os'
import { writersCount } from '../failover/users.ts'
import { mustBeNone, table, yesOrNo } from '../tables.ts'
import type { ReleaseResults } from './measure-release.ts'

const longestLockMs = 100

export function writeReleaseReport(results: ReleaseResults): string {
  const { phases, held, exits } = results
  const errors = phases.flatMap(({ name, seen }) => seen.errors.map((error) => `${name}: ${error}`))
  const lock = (what: string, span: typeof held.held) => [
    what,
    `${longestLockMs} ms`,
    span ? `${Math.round(span.ms)} ms, of ${span.table}` : 'none seen',
    yesOrNo((span?.ms ?? 0) <= longestLockMs),
  ]
  return `# One release beside the other

Written by \`npm run bench -- --release\` on ${new Date().toISOString().slice(0, 10)}: ${results.now} replaces ${results.before}, with ${results.migrations} ${results.migrations === 1 ? 'migration' : 'migrations'} between them.
The HAProxy of [ops/failover](../ops/failover) leads to a web process of each; each has a worker. ${writersCount} people post projects, others hire, pay, deliver,
approve, write messages, read and listen. The machine had a load of ${Math.round(loadavg()[1] ?? Number.NaN)}.

${table(
  ['', 'to reach', 'measured', 'reached'],
  [
    mustBeNone('Errors shown: no answer, or a failure without a sentence and when to come back', errors.length),
    mustBeNone('Acknowledged and lost', results.lost, results.acknowledged),
    mustBeNone('Written twice', results.doubled),
    mustBeNone(
      'Work done whose contract, money, delivery or message is missing or doubled',
      results.broken,
      results.finished,
    ),
    mustBeNone('Findings of the audit of the ledger', results.findings),
    lock('Longest lock of a migration that others wait for', held.held),
    lock('Longest wait of a migration, behind which others wait', held.waited),
    mustBeNone('Phases after which a socket stayed deaf', phases.filter(({ heardMs }) => heardMs === undefined).length),
    mustBeNone(
      'Processes of the release before that did not end with 0',
      exits.filter(({ code }) => code !== 0).length,
    ),
    ...Object.entries(results.leftovers).map(([what, count]) => mustBeNone(`Left: ${what}`, count)),
  ],
)}

Locks were looked for ${held.looks.count.toLocaleString('en-US')} times, every ${held.looks.medianMs.toFixed(1)} ms (median) and ${Math.round(held.looks.longestMs)} ms at worst; what comes and goes between two looks is not seen. The migration
waited for a table ${held.waits} times. ${exits
    .map(({ name, seconds }) => `The ${name} process took ${seconds.toFixed(1)} s to stop.`)
    .join(' ')} *Cut* are
connections that were refused or ended without an answer, which a browser asks again.

${table(
  [
    '',
    'for',
    'written',
    'longest without a write',
    'told to come back',
    'cut',
    'errors',
    'slowest answer',
    'sockets hear again',
  ],
  phases.map(({ name, seconds, seen, gapMs, heardMs, written }) => [
    name,
    `${Math.round(seconds)} s`,
    written.toLocaleString('en-US'),
    `${(gapMs / 1_000).toFixed(1)} s`,
    String(seen.later),
    String(seen.cut),
    String(seen.errors.length),
    `${(seen.slowestMs / 1_000).toFixed(1)} s`,
    heardMs === undefined ? '**never**' : `${(heardMs / 1_000).toFixed(1)} s`,
  ]),
)}
${[...new Set(errors)]
  .slice(0, 10)
  .map((error) => `\n- ${error}`)
  .join('')}
`
}
