import { availableParallelism, loadavg } from 'node:os'
import { quantile } from '../load.ts'
import { ms, table, verdict } from '../tables.ts'
import { type CarrierRow, isInTime } from './carriers.ts'
import type { SocketResults } from './measure-sockets.ts'

/** Milliseconds. */
const targets = { turn: 100, spread: 30_000 }
const shareTarget = 0.9
const count = (value: number) => Math.round(value).toLocaleString('en-US')
const micro = (milliseconds: number) => `${Math.round(milliseconds * 1_000)} µs`

export function writeSocketsReport({ carriers, crowd, cores }: SocketResults): string {
  return [
    `# Sockets and web processes

Written by \`npm run bench -- --sockets\` on ${new Date().toISOString().slice(0, 10)}. ${availableParallelism()} cores, on which the programs that ask run, too; meanwhile the machine had a
load of ${Math.round(loadavg()[1] ?? Number.NaN)}. So times that passed say little, and processor time says more.`,
    ...(carriers.length > 0 ? [carrierSection(carriers)] : []),
    ...(crowd ? [hotSection(crowd), herdSection(crowd)] : []),
    ...(cores.length > 0 ? [coresSection(cores)] : []),
    '',
  ].join('\n\n')
}

function carrierSection(rows: readonly CarrierRow[]): string {
  return `## Events between processes

One process publishes events, each for one person with a socket to another process, ever faster until they come later than a second, and then between the last two rates. The other
processes only listen. In time: all arrived, 99 of 100 within a second, and the one that publishes kept the rate. Processor time is that of an event: of the one that publishes, the one with the sockets, each of the others, and PostgreSQL or Valkey. The last column is how
many events a second fill a core of what is busiest, whatever else the machine does.

${table(
  [
    '',
    'processes',
    'asked a second',
    'arrived',
    'p50',
    'p99',
    'publishes',
    'has sockets',
    'each other',
    'engine',
    'fills a core',
  ],
  rows.map((row) => [
    ...[row.carrier, String(row.processes), count(row.perSecond), `${count(row.delivered)} of ${count(row.sent)}`],
    ...[ms(row.p50), ms(row.p99), micro(row.publisherMs), micro(row.receiverMs)],
    ...[row.processes > 2 ? micro(row.othersMs) : '', micro(row.engineMs)],
    count(1_000 / Math.max(row.publisherMs, row.receiverMs, row.engineMs)),
  ]),
)}

${table(['', 'processes', 'in time up to, a second', 'late from, a second'], limitsOf(rows))}`
}

function limitsOf(rows: readonly CarrierRow[]): string[][] {
  const groups = Map.groupBy(rows, ({ carrier, processes }) => `${carrier} ${processes}`)
  return [...groups.values()].map((group) => {
    const late = group.find((row) => !isInTime(row))
    const good = group.findLast((row) => isInTime(row) && (!late || row.perSecond < late.perSecond))
    const [{ carrier, processes }] = group as [CarrierRow]
    return [carrier, String(processes), good ? count(good.perSecond) : '–', late ? count(late.perSecond) : 'not found']
  })
}

type Crowd = NonNullable<SocketResults['crowd']>

function hotSection({ sockets, webProcesses, told }: Crowd): string {
  return `## One project that ${count(sockets)} people watch

${count(sockets)} people with sockets to ${webProcesses} web processes have proposed for one project, and one of them is accepted. Each of the others fetches the project when
told so.

${table(
  ['', 'to reach', 'measured', 'reached'],
  [
    ['Not told', '0', String(told.missing), verdict(told.missing === 0 ? 1 : 0)],
    ['The last one is told after', '', ms(told.heardMs), ''],
    [
      'Longest turn of an event loop, processor time',
      `under ${targets.turn} ms`,
      ms(told.longestTurn),
      verdict(targets.turn / told.longestTurn),
    ],
    ['Fetches in the busiest second', '', count(told.fetches.mostInASecond), ''],
    ['Fetches told to come again', '', count(told.fetches.refused), ''],
    [
      'Fetches without an answer in the end',
      '0',
      String(told.fetches.failed),
      verdict(told.fetches.failed === 0 ? 1 : 0),
    ],
    ['Fetches, p50 and p99', '', `${ms(told.fetches.p50)}, ${ms(told.fetches.p99)}`, ''],
    ['Signing in meanwhile, p50 and p99', '', urgentWords(told), ''],
    ['Processor time for each, of web processes and PostgreSQL', '', costWords(told, sockets), ''],
  ],
)}`
}

const urgentWords = ({ urgent: { ascending, failed } }: Crowd['told'] | Crowd['paced']) =>
  `${ms(quantile(ascending, 0.5))}, ${ms(quantile(ascending, 0.99))}; ${failed} of ${ascending.length + failed} failed`

const costWords = ({ webMs, databaseMs }: Crowd['told'] | Crowd['paced'], sockets: number) =>
  `${(webMs / sockets).toFixed(2)} ms, ${(databaseMs / sockets).toFixed(2)} ms`

const errorWords = (errors: Record<string, number>) =>
  Object.entries(errors)
    .map(([name, times]) => `${count(times)} ${name}`)
    .join(', ') || 'none'

function herdSection({ sockets, webProcesses, bytesPerSocket, paced, unpaced }: Crowd): string {
  const rows: [string, (herd: Crowd['paced']) => string][] = [
    ['The processes are ready after', ({ startMs }) => ms(startMs)],
    ['Not back', ({ missing }) => String(missing)],
    ['Half are back after', ({ half }) => ms(half)],
    ['99 % are back after', ({ almostAll }) => ms(almostAll)],
    ['The last one is back after', ({ last }) => ms(last)],
    ['Most in a second', ({ mostInASecond }) => count(mostInASecond)],
    ['Tries of one socket', ({ tries }) => (tries / sockets).toFixed(1)],
    ['Tries that failed', ({ errors }) => errorWords(errors)],
    ['Packets dropped as too many waited to be accepted', ({ dropped }) => count(dropped)],
    ['Fetches told to come again', ({ fetches }) => count(fetches.refused)],
    ['Fetches without an answer in the end', ({ fetches }) => String(fetches.failed)],
    ['Fetches, p50 and p99', ({ fetches }) => `${ms(fetches.p50)}, ${ms(fetches.p99)}`],
    ['Signing in meanwhile, p50 and p99', urgentWords],
    ['Longest turn of an event loop, processor time', ({ longestTurn }) => ms(longestTurn)],
    ['Processor time for each, of web processes and PostgreSQL', (herd) => costWords(herd, sockets)],
    ['The same of who asks', ({ clientMs }) => `${(clientMs / sockets).toFixed(2)} ms`],
    ['Transactions for each', ({ transactions }) => (transactions / sockets).toFixed(2)],
    ['Web processes were ready to run and had to wait for', ({ waitedMs }) => ms(waitedMs)],
    ['Longest turn of who asks', ({ clientDelayMs }) => ms(clientDelayMs)],
  ]
  return `## A herd after a restart

All of ${webProcesses} web processes are killed and started again. ${count(sockets)} sockets come back, and each person fetches a project then: as our
client does, which spreads them over up to ${targets.spread / 1_000} s from the loss on, and as socket.io does by itself. Counted from the moment the processes are ready. A socket takes
${Math.round(bytesPerSocket / 1_024)} kB of a web process.

${table(
  ['', 'spread', 'by itself'],
  rows.map(([name, of]) => [name, of(paced), of(unpaced)]),
)}`
}

function coresSection(rows: SocketResults['cores']): string {
  const perRequest = (row: SocketResults['cores'][number]) => row.webMs / row.requests
  const first = rows[0]
  return `## One, two and three web processes

The same load of lists and projects, by 24 connections in all, in turns. Processor time of a request says what a core can do: the web processes alone, and
PostgreSQL beside them. The machine is full where all its cores are busy: then processes push each other's code and data out of the cores' caches.

${table(
  [
    'web processes',
    'requests',
    'of a web process',
    'of PostgreSQL',
    'cores that are busy',
    'throughput per core, beside one',
    `at least ${shareTarget}`,
  ],
  rows.map((row) => {
    const share = first ? perRequest(first) / perRequest(row) : Number.NaN
    return [
      ...[String(row.processes), count(row.requests), `${perRequest(row).toFixed(3)} ms`],
      ...[
        `${(row.databaseMs / row.requests).toFixed(3)} ms`,
        `${row.busyCores.toFixed(1)} of ${availableParallelism()}`,
        share.toFixed(2),
        verdict(share / shareTarget),
      ],
    ]
  }),
)}`
}
