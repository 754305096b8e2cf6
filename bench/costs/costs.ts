import { availableParallelism, loadavg } from 'node:os'
import { requestConnections } from '../../apps/server/src/platform/database/database.ts'
import { quantile } from '../load.ts'
import { table } from '../tables.ts'
import { openCostsStage } from './costs-stage.ts'
import { kindNames, kinds, type MeasuredCosts, workOf } from './kinds.ts'
import { measureCosts } from './measure-costs.ts'
import { simulate } from './simulate.ts'
import { assumed, populations, type Size, sizeFor } from './sizes.ts'
import { type Compared, type Validation, validate } from './validate.ts'

type Options = { rows: number; say: (line: string) => void; onOpened: (close: () => Promise<unknown>) => void }
type Measured = { rows: number; measured: MeasuredCosts; validation: Validation | undefined }

export async function measureAllCosts(options: Options, write: (report: string) => Promise<void>): Promise<string> {
  const stage = await openCostsStage(options)
  const measured = await measureCosts(stage, options.say)
  // What it has, should the rest be interrupted.
  await write(writeCostsReport({ rows: options.rows, measured, validation: undefined }))
  const validation = await validate(stage, { measured, say: options.say })
  const report = writeCostsReport({ rows: options.rows, measured, validation })
  await write(report)
  return report
}

function writeCostsReport({ rows, measured, validation }: Measured): string {
  const { costs } = measured
  return `# What a request costs

Written by \`npm run bench -- --costs\` on ${new Date().toISOString().slice(0, 10)}, with ${rows.toLocaleString('en-US')} projects, on ${availableParallelism()} cores with a load of
${Math.round(loadavg()[1] ?? Number.NaN)}, its own with it. Milliseconds are processor time, which other work on the machine disturbs little: of the server, with the jobs that are due at once,
and of its connections to PostgreSQL, without its background writers. Statements are those that PostgreSQL counts, with \`begin\` and \`commit\`. Bytes sent
are compressed, with headers; the log is PostgreSQL's, with its images of pages; rows are what tables and indexes grow by, without those of jobs.

${table(
  ['', 'server', 'PostgreSQL', 'statements', 'sent', 'log', 'rows'],
  kindNames.map((kind) => {
    const { serverMs, databaseMs, statements, sentBytes, logBytes, storedBytes } = costs[kind]
    const bytes = [sentBytes, logBytes, storedBytes].map((value) => `${(Math.max(0, value) / 1_000).toFixed(1)} kB`)
    return [
      kinds[kind].title,
      ...[serverMs, databaseMs].map((ms) => `${ms.toFixed(1)} ms`),
      statements.toFixed(1),
      ...bytes,
    ]
  }),
)}

## The model beside what it predicts

${inputsOf(measured)}

${validation ? validationOf(validation) : 'Not measured in this run.'}

## How busy a part may be

By the simulation, all kinds of requests together:

${busyTable(measured)}

## Sizes

People are those with an account. The assumptions are in \`bench/costs/kinds.ts\` and \`bench/costs/sizes.ts\`: a person makes ${(
    kindNames.reduce((sum, kind) => sum + kinds[kind].perDay, 0) / 1_000
  ).toFixed(0)} requests a day on average, ${assumed.peakHourShare * 100} % of them
in the peak hour, when a process or a core is busy for ${assumed.busyMost * 100} % and ${assumed.presentShare * 100} % of all are there.

${sizesTable(populations.map((people) => sizeFor(people, costs)))}
`
}

function busyTable(measured: MeasuredCosts): string {
  const work = kindNames.map((kind) => workOf(kind, measured))
  const { diskWritesMs, pauses } = measured
  const all = work.reduce((sum, { share }) => sum + share, 0)
  const serverMs = kindNames.reduce((sum, kind) => sum + (kinds[kind].perDay / all) * measured.costs[kind].serverMs, 0)
  const p99 = (busy: number, webProcesses: number) => {
    const perSecond = (busy * webProcesses * 1_000) / serverMs
    const cores = { web: webProcesses, database: webProcesses }
    const installation = { webProcesses, cores, connections: requestConnections, diskWritesMs, pauses }
    return `${simulate(work, installation, { perSecond, requests: 20_000 }).p99.toFixed(0)} ms`
  }
  const counts = [1, 2, 8]
  return table(
    ['processes are busy for', ...counts.map((count) => `p99 of ${count}, with as many cores of the database`)],
    [0.3, 0.5, 0.7, 0.8].map((busy) => [`${busy * 100} %`, ...counts.map((count) => p99(busy, count))]),
  )
}

function inputsOf({ pauses, diskWritesMs }: MeasuredCosts): string {
  const spread = (values: readonly number[]) => {
    const ascending = [...values].sort((a, b) => a - b)
    return `${quantile(ascending, 0.5).toFixed(1)} ms at the median and ${quantile(ascending, 0.99).toFixed(1)} ms at p99`
  }
  return `Measured apart: after ${pauses.everyMs.toFixed(0)} ms of work on average a web process stops to collect garbage, for ${spread(pauses.lengthsMs)}. A write of the
log is on the disk after ${spread(diskWritesMs)}.`
}

function validationOf({ results, othersShare, isCalm }: Validation): string {
  const rows = results.flatMap(({ processes, most, half }) => [
    row(`${processes}: requests a second, at most`, most.perSecond, '/s'),
    row(`${processes}: processor time of a request then, one by one beside the mix`, most.processorMs, 'ms'),
    row(`${processes}: the cores are busy then`, percent(most.busy), '%'),
    row(`${processes}: p90 at half of that`, half.p90, 'ms'),
    row(`${processes}: p99 then`, half.p99, 'ms'),
    row(`${processes}: processor time of a request then, one by one beside the mix`, half.processorMs, 'ms'),
    row(`${processes}: the cores are busy then`, percent(half.busy), '%'),
  ])
  const share = `${(100 * othersShare).toFixed(0)} %`
  const verdict = isCalm
    ? `Other work took ${share} of the machine meanwhile.`
    : `**Other work took ${share} of the machine meanwhile, so that only processor time says something here.**`
  return `A mix of what is asked for most, on one and on two web processes, beside who asks and the database on the same machine. ${verdict}
Processor time is predicted by what its kinds take one by one. Among others they take more, as each finds less of its own in the caches of the cores;
that is measured at half of the load, and the simulation, which predicts the rest, counts with it.

${table(['processes', 'predicted', 'measured', 'measured ÷ predicted'], rows)}`
}

const percent = ({ measured, predicted }: Compared) => ({ measured: 100 * measured, predicted: 100 * predicted })

function row(name: string, { measured, predicted }: Compared, unit: string): string[] {
  return [name, `${predicted.toFixed(1)} ${unit}`, `${measured.toFixed(1)} ${unit}`, (measured / predicted).toFixed(2)]
}

function sizesTable(sizes: readonly Size[]): string {
  const whole = (value: number) => Math.ceil(value).toLocaleString('en-US')
  const some = (value: number) => (value < 10 ? value.toFixed(1) : whole(value))
  const line = (name: string, of: (size: Size) => string) => [name, ...sizes.map(of)]
  return table(
    ['', ...sizes.map(({ people }) => `${people.toLocaleString('en-US')} people`)],
    [
      line('Requests a second, peak', ({ perSecond }) => some(perSecond)),
      line('Statements a second, peak', ({ statementsPerSecond }) => some(statementsPerSecond)),
      line('Sockets', ({ sockets }) => whole(sockets)),
      line('Web processes', ({ webProcesses }) => whole(webProcesses)),
      line('Workers', ({ workers }) => (workers === 0 ? 'in the same' : whole(workers))),
      line('Database cores, all on one', ({ databaseCores }) => some(databaseCores)),
      line('… of the primary, with replicas', ({ primaryCores }) => some(primaryCores)),
      line('Memory', ({ memoryGb }) => `${some(memoryGb)} GB`),
      line('Rows, a year', ({ storedGbPerYear }) => `${some(storedGbPerYear)} GB`),
      line('Log of PostgreSQL, a day', ({ logGbPerDay }) => `${some(logGbPerDay)} GB`),
      line('Files, a year', ({ filesGbPerYear }) => `${some(filesGbPerYear)} GB`),
      line('Sent, a day', ({ sentGbPerDay }) => `${some(sentGbPerDay)} GB`),
      line('Cores in all', ({ cores }) => whole(cores)),
      line('Price a month', ({ dollarsPerMonth }) => `$${whole(dollarsPerMonth)}`),
    ],
  )
}
