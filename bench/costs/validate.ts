import { availableParallelism } from 'node:os'
import { requestConnections } from '../../apps/server/src/platform/database/database.ts'
import { quantile } from '../load.ts'
import { idleMs } from '../processor-time.ts'
import type { RunningServer } from '../servers.ts'
import type { CostsStage } from './costs-stage.ts'
import { kinds, type MeasuredCosts, workOf } from './kinds.ts'
import { openMeter, type Used } from './meter.ts'
import { atRandom, inTurn, mixed, mixedPeople, planMix } from './mix.ts'
import { simulate, type Work } from './simulate.ts'
import { Visitor } from './visitor.ts'
import type { Demand } from './web-process.ts'

const connections = 16
/** So many that each connection has planned each statement. */
const warmUpRequests = 8_000
const measuredRequests = 10_000
/** So many that p99 is that of 150. */
const halfLoadRequests = 15_000
const simulated = 50_000
/** Of a machine on which the clock says something: what others may use of it. */
const calmShare = 0.05

export type Compared = { measured: number; predicted: number }
/** With as many requests as there is time for, and at half of that. `busy`: of the machine's cores. */
type Load = { processorMs: Compared; busy: Compared }
type Validated = {
  processes: number
  most: Load & { perSecond: Compared }
  half: Load & { p90: Compared; p99: Compared }
}
export type Validation = { results: Validated[]; othersShare: number; isCalm: boolean }

/**
 * A mix of what is asked for most on one and two processes, beside what the costs of its parts predict. The processor time is compared with
 * that of its kinds one by one. Among others they take more, as each finds less of its own in the caches of the cores. How much more is measured at half
 * of the load, for each part, and is known to the simulation, which predicts the rest.
 */
export async function validate(
  stage: CostsStage,
  { measured, say }: { measured: MeasuredCosts; say: (line: string) => void },
): Promise<Validation> {
  const oneByOne = meanOf(mixed.map((kind) => ({ weight: kinds[kind].perDay, used: measured.costs[kind] })))
  const { diskWritesMs, pauses } = measured
  const results: Validated[] = []
  const others: number[] = []
  for (const processes of [1, 2]) {
    say(`${processes === 1 ? 'One process' : 'Two processes'} under a mix.`)
    const { most, half } = await measureMix(stage, processes)
    others.push(most.othersShare, half.othersShare)
    const work = mixed.map((kind) => ({
      ...amongOthers(workOf(kind, measured), (part) => (oneByOne[part] > 0 ? half.used[part] / oneByOne[part] : 1)),
      // Messages of one conversation wait for each other.
      ...(kind === 'message' && { lockedAmong: mixedPeople / 2 }),
    }))
    const cores = { shared: availableParallelism() }
    const installation = { webProcesses: processes, cores, connections: requestConnections, diskWritesMs, pauses }
    const predicted = {
      most: simulate(work, installation, { atOnce: connections, requests: simulated }),
      half: simulate(work, installation, { perSecond: most.perSecond / 2, requests: simulated }),
    }
    const compare = ({ used, busy }: Observed, { webBusy }: { webBusy: number }): Load => ({
      processorMs: { measured: processorMsOf(used), predicted: processorMsOf(oneByOne) },
      busy: { measured: busy, predicted: webBusy },
    })
    results.push({
      processes,
      most: {
        ...compare(most, predicted.most),
        perSecond: { measured: most.perSecond, predicted: predicted.most.perSecond },
      },
      half: {
        ...compare(half, predicted.half),
        p90: { measured: quantile(half.result, 0.9), predicted: predicted.half.p90 },
        p99: { measured: quantile(half.result, 0.99), predicted: predicted.half.p99 },
      },
    })
  }
  const othersShare = Math.max(...others)
  return { results, othersShare, isCalm: othersShare < calmShare }
}

/** Of servers and PostgreSQL. */
const processorMsOf = ({ loopMs, poolMs, besideMs, databaseMs, writersMs }: Parts) =>
  loopMs + poolMs + besideMs + databaseMs + writersMs

/** Of a request on average. `loopMs`: of the threads that run our code. */
type Parts = Record<(typeof partNames)[number], number>
const partNames = ['loopMs', 'poolMs', 'besideMs', 'databaseMs', 'writersMs', 'askerMs'] as const
const partsOf = (of: (part: keyof Parts) => number) =>
  Object.fromEntries(partNames.map((part) => [part, of(part)])) as Parts

const toParts = (used: Used): Parts => ({ ...used, loopMs: used.serverMs - used.poolMs - used.besideMs })

function meanOf(all: readonly { weight: number; used: Used }[]): Parts {
  const weights = all.reduce((sum, { weight }) => sum + weight, 0)
  return partsOf((part) => all.reduce((sum, { weight, used }) => sum + weight * toParts(used)[part], 0) / weights)
}

/** `more`: how many times as much of a part. */
function amongOthers(work: Work, more: (part: keyof Parts) => number): Work {
  const demand = (one: Demand): Demand => ({
    ...one,
    loopMs: one.loopMs * more('loopMs'),
    poolMs: one.poolMs * more('poolMs'),
    besideMs: one.besideMs * more('besideMs'),
    databaseMs: one.databaseMs * more('databaseMs'),
  })
  return {
    ...work,
    request: demand(work.request),
    jobs: work.jobs && demand(work.jobs),
    writersMs: (work.writersMs ?? 0) * more('writersMs'),
    askerMs: (work.askerMs ?? 0) * more('askerMs'),
  }
}

async function measureMix(stage: CostsStage, processes: number) {
  const servers = await Promise.all(Array.from({ length: processes }, () => stage.start('both')))
  const visitors = servers.map(({ port }) => new Visitor(port, connections))
  const observer = await openObserver(stage.url, servers)
  try {
    const next = await planMix(stage.url, visitors)
    await inTurn(warmUpRequests * processes, connections, next)
    await observer.untilAtRest()
    const most = await observer.observe(measuredRequests, () => inTurn(measuredRequests, connections, next))
    const half = await observer.observe(halfLoadRequests, () => atRandom(halfLoadRequests, most.perSecond / 2, next))
    return { most, half }
  } finally {
    for (const visitor of visitors) visitor.close()
    await observer.close()
    for (const server of servers) await server.stop()
  }
}

type Observed = { used: Parts; perSecond: number; busy: number; othersShare: number }

/** Of the whole machine, which the servers, PostgreSQL and we share. */
async function openObserver(url: string, servers: readonly RunningServer[]) {
  const meter = await openMeter(
    servers.map(({ pid }) => pid),
    url,
  )
  return {
    untilAtRest: meter.untilAtRest,
    async observe<Result>(requests: number, work: () => Promise<Result>): Promise<Observed & { result: Result }> {
      const [stop, idle, began] = [await meter.startUsed(), idleMs(), performance.now()]
      const result = await work()
      const [ms, idleSince] = [performance.now() - began, idleMs() - idle]
      const used = toParts(await stop())
      const coresMs = availableParallelism() * ms
      return {
        result,
        used: partsOf((part) => used[part] / requests),
        perSecond: (requests * 1_000) / ms,
        busy: 1 - idleSince / coresMs,
        othersShare: Math.max(0, coresMs - idleSince - processorMsOf(used) - used.askerMs) / coresMs,
      }
    },
    close: meter.close,
  }
}
