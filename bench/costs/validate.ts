import { availableParallelism } from 'node:os'
import { requestConnections } from '../../apps/server/src/platform/database/database.ts'
import { quantile } from '../load.ts'
import { idleMs, usedMs } from '../processor-time.ts'
import type { RunningServer } from '../servers.ts'
import type { CostsStage } from './costs-stage.ts'
import { type Cost, kinds, type MeasuredCosts, workOf } from './kinds.ts'
import { openMeter } from './meter.ts'
import { atRandom, inTurn, mixed, mixedPeople, planMix } from './mix.ts'
import { simulate } from './simulate.ts'
import { Visitor } from './visitor.ts'

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
type Load = { processorMs: Compared; busy: Compared; othersShare: number }
type Validated = {
  processes: number
  most: Load & { perSecond: Compared }
  half: Load & { p90: Compared; p99: Compared }
}
export type Validation = { results: Validated[]; othersShare: number; isCalm: boolean }

/** A mix of what is asked for most on one and two processes, beside what the costs of its parts predict. */
export async function validate(
  stage: CostsStage,
  { measured, say }: { measured: MeasuredCosts; say: (line: string) => void },
): Promise<Validation> {
  const work = mixed.map((kind) => ({
    ...workOf(kind, measured),
    // Messages of one conversation wait for each other.
    ...(kind === 'message' && { lockedAmong: mixedPeople / 2 }),
  }))
  const predictedMs =
    mixed.reduce((sum, kind) => sum + kinds[kind].perDay * processorMsOf(measured.costs[kind]), 0) /
    mixed.reduce((sum, kind) => sum + kinds[kind].perDay, 0)
  const { diskWritesMs, pauses } = measured
  const results: Validated[] = []
  for (const processes of [1, 2]) {
    say(`${processes === 1 ? 'One process' : 'Two processes'} under a mix.`)
    const { most, half } = await measureMix(stage, processes)
    const { perSecond } = most
    const cores = { shared: availableParallelism() }
    const installation = { webProcesses: processes, cores, connections: requestConnections, diskWritesMs, pauses }
    const predicted = {
      most: simulate(work, installation, { atOnce: connections, requests: simulated }),
      half: simulate(work, installation, { perSecond: perSecond / 2, requests: simulated }),
    }
    const compare = ({ processorMs, busy, othersShare }: Observed, { webBusy }: { webBusy: number }): Load => ({
      processorMs: { measured: processorMs, predicted: predictedMs },
      busy: { measured: busy, predicted: webBusy },
      othersShare,
    })
    results.push({
      processes,
      most: {
        ...compare(most, predicted.most),
        perSecond: { measured: perSecond, predicted: predicted.most.perSecond },
      },
      half: {
        ...compare(half, predicted.half),
        p90: { measured: quantile(half.result, 0.9), predicted: predicted.half.p90 },
        p99: { measured: quantile(half.result, 0.99), predicted: predicted.half.p99 },
      },
    })
  }
  const othersShare = Math.max(...results.flatMap(({ most, half }) => [most.othersShare, half.othersShare]))
  return { results, othersShare, isCalm: othersShare < calmShare }
}

const processorMsOf = ({ serverMs, databaseMs, writersMs }: Cost) => serverMs + databaseMs + writersMs

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

type Observed = { processorMs: number; perSecond: number; busy: number; othersShare: number }

/** Of the whole machine, which the servers, PostgreSQL and we share. */
async function openObserver(url: string, servers: readonly RunningServer[]) {
  const meter = await openMeter(servers[0]?.pid ?? 0, url)
  const oursMs = async () =>
    [process.pid, ...servers.map(({ pid }) => pid)].reduce((sum, pid) => sum + usedMs(pid), 0) +
    (await meter.databaseMs())
  return {
    untilAtRest: meter.untilAtRest,
    async observe<Result>(requests: number, work: () => Promise<Result>): Promise<Observed & { result: Result }> {
      const [own, ours, idle, began] = [usedMs(process.pid), await oursMs(), idleMs(), performance.now()]
      const result = await work()
      const [ms, idleSince] = [performance.now() - began, idleMs() - idle]
      const [usedByUs, usedByAll] = [usedMs(process.pid) - own, (await oursMs()) - ours]
      const coresMs = availableParallelism() * ms
      return {
        result,
        processorMs: (usedByAll - usedByUs) / requests,
        perSecond: (requests * 1_000) / ms,
        busy: 1 - idleSince / coresMs,
        othersShare: Math.max(0, coresMs - idleSince - usedByAll) / coresMs,
      }
    },
    close: meter.close,
  }
}
