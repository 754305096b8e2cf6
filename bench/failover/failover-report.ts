import { loadavg } from 'node:os'
import { median } from '../measure.ts'
import { mustBeNone, table, yesOrNo } from '../tables.ts'
import type { Failover } from './measure-failover.ts'
import type { Measured } from './measure-fault.ts'
import { writersCount } from './users.ts'

/** Seconds from a new primary until writes succeed. */
const targetSeconds = 2

export function writeFailoverReport(results: Failover): string {
  const { measured } = results
  const losses = measured.filter(({ patroniSeconds }) => patroniSeconds !== undefined)
  const after = losses.map(({ afterSeconds }) => afterSeconds ?? Number.NaN)
  const fenced = measured.flatMap(({ fencedWrites }) => fencedWrites ?? [])
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const stopped = results.stoppedBy ? `\n**It stopped before its end**, by ${results.stoppedBy}\n` : ''
  const errors = measured.flatMap((one) => one.errors.map((error) => `${one.name}: ${error}`))
  return `# Failover

Written by \`npm run bench -- --failover\` on ${new Date().toISOString().slice(0, 10)}, with the files of [ops/failover](../ops/failover): three
machines (network namespaces on one) with etcd, Patroni and PostgreSQL 15, one of them a synchronous standby; HAProxy, PgBouncer in transaction
mode, two web processes, a worker and an S3 store. ${writersCount} people post projects, others hire, pay, deliver, approve, write messages, read and
listen, all through HAProxy. Each fault begins when the one before is mended. The machine had a load of ${Math.round(loadavg()[1] ?? Number.NaN)}.
${stopped}
${table(
  ['', 'to reach', 'measured', 'reached'],
  [
    ['The primary was lost', '', `${losses.length} times`, ''],
    mustBeNone('Acknowledged and lost', results.lost, results.acknowledged),
    mustBeNone('Written twice', results.doubled),
    mustBeNone(
      'Work done whose contract, money, delivery or message is missing or doubled',
      results.broken,
      results.finished,
    ),
    mustBeNone('Writes taken by a primary that was replaced', sum(fenced)),
    mustBeNone('Errors shown: no answer, or a failure without a sentence and when to come back', errors.length),
    mustBeNone(
      'Audits of the ledger that found something',
      measured.filter(({ isSound }) => !isSound).length,
      measured.length,
    ),
    [
      'From a new primary until writes succeed, at most',
      `${targetSeconds} s`,
      `${seconds(Math.max(...after), 2)} (half of all ${seconds(median(after), 2)})`,
      yesOrNo(losses.length === 0 || Math.max(...after) <= targetSeconds),
    ],
    mustBeNone(
      'Faults after which a socket stayed deaf',
      measured.filter((one) => one.heardSeconds === undefined).length,
    ),
    ...Object.entries(results.leftovers).map(([what, count]) => mustBeNone(`Left: ${what}`, count)),
  ],
)}

Seconds are the longest of all faults of a kind, and the median in parentheses where there were several. *Cut* are connections that were
refused or ended without an answer, which a browser asks again.

${table(
  [
    'fault',
    'times',
    'without writes',
    'until Patroni has a primary',
    'from then on',
    'sockets hear again',
    'told to come back',
    'cut',
    'errors',
    'slowest answer',
    'lost',
    'ledger',
  ],
  [...Map.groupBy(measured, ({ name }) => name)].map(([name, all]) => [name, ...cellsOf(all)]),
)}
${[...new Set(errors)]
  .slice(0, 10)
  .map((error) => `\n- ${error}`)
  .join('')}
`
}

function cellsOf(all: readonly Measured[]): string[] {
  const sum = (of: (one: Measured) => number) => all.reduce((total, one) => total + of(one), 0).toLocaleString('en-US')
  return [
    String(all.length),
    spread(all.map(({ gapSeconds }) => gapSeconds)),
    spread(all.map(({ patroniSeconds }) => patroniSeconds)),
    spread(all.map(({ afterSeconds }) => afterSeconds)),
    all.some(({ heardSeconds }) => heardSeconds === undefined)
      ? '**never**'
      : spread(all.map((one) => one.heardSeconds)),
    sum(({ later }) => later),
    sum(({ cut }) => cut),
    sum(({ errors }) => errors.length),
    seconds(Math.max(...all.map(({ slowestMs }) => slowestMs)) / 1_000, 1),
    sum(({ lost }) => lost),
    all.every(({ isSound }) => isSound) ? 'sound' : '**unsound**',
  ]
}

function spread(values: readonly (number | undefined)[]): string {
  const known = values.filter((value) => value !== undefined)
  if (known.length === 0) return ''
  const most = seconds(Math.max(...known), 1)
  return known.length === 1 ? most : `${most} (${median(known).toFixed(1)})`
}

const seconds = (value: number, digits: number) => `${value.toFixed(digits)} s`
