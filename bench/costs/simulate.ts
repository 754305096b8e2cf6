import { quantile } from '../load.ts'
import { Chance, type Variation } from './chance.ts'
import { LogDisk } from './log-disk.ts'
import { Machine } from './machine.ts'
import { Pool } from './pool.ts'
import { Timeline } from './timeline.ts'
import { type Demand, type Pauses, WebProcess } from './web-process.ts'

/** A kind of request. */
export type Work = {
  /** How often it comes, relative to the others. */
  share: number
  request: Demand
  jobs?: Demand | undefined
  /** Without, as an Erlang distribution has it. */
  variations?: readonly Variation[]
  /** Of so many rows it locks one, from its first statement to its last. */
  lockedAmong?: number
  /** Of processes of the database that nobody waits for, and of the program that asks. */
  writersMs?: number
  askerMs?: number
}

export type Installation = {
  webProcesses: number
  /** Those of the web processes and of the database, or of one machine that they share with who asks. */
  cores: { web: number; database: number } | { shared: number }
  /** Of one process to the database. A request holds one from its first statement to its last. */
  connections: number
  /** A thread goes on for so long while others are ready. */
  sliceMs?: number
  /** What writes of the log take until they are durable. */
  diskWritesMs: readonly number[]
  pauses?: Pauses
}

/** Either so many a second at random moments (Poisson), or so many `atOnce`, each of which asks again when it is answered. */
export type Asking = { requests: number; seed?: number } & ({ perSecond: number } | { atOnce: number })

export type Simulated = {
  perSecond: number
  mean: number
  p50: number
  p90: number
  p99: number
  webBusy: number
  databaseBusy: number
}

const warmUpShare = 0.1
/** Of Linux, on a few cores. From half of it to twice as much changes little. */
const usualSliceMs = 2.8
const noPauses: Pauses = { everyMs: Number.POSITIVE_INFINITY, lengthsMs: [] }

/** Requests come to processes in turn. Their threads and those of the database wait for cores, for each other and for the disk. */
export function simulate(
  work: readonly Work[],
  { webProcesses, cores, connections, sliceMs = usualSliceMs, diskWritesMs, pauses = noPauses }: Installation,
  asking: Asking & { stages?: number },
): Simulated {
  const chance = new Chance(asking.seed ?? 7, asking.stages)
  const timeline = new Timeline()
  const ownCores = 'shared' in cores ? { web: cores.shared, database: cores.shared } : cores
  const web = new Machine(timeline, { cores: ownCores.web, sliceMs })
  const isShared = 'shared' in cores
  const database = isShared ? web : new Machine(timeline, { cores: ownCores.database, sliceMs })
  const asker = isShared ? web.newThread() : undefined
  const writers = database.newThread()
  const disk = new LogDisk(timeline, () => chance.oneOf(diskWritesMs) ?? 0)
  const processes = Array.from({ length: webProcesses }, () => {
    const pause = chance.pauses(pauses)
    return new WebProcess({
      timeline,
      web,
      database,
      disk,
      connections,
      pauses: { after: pause, share: shareOf(pauses) },
    })
  })
  const locks = new Map(
    work.map((kind) => [kind, Array.from({ length: kind.lockedAmong ?? 0 }, () => new Pool([true as const]))]),
  )
  const latencies: number[] = []
  const warmUp = Math.floor(asking.requests * warmUpShare)
  let warm = { at: 0, web: 0, database: 0 }
  let asked = 0

  const useAsker = (ms: number, then: () => void) => (asker && ms > 0 ? asker.run(ms, then) : then())

  function ask(then: () => void) {
    const process = processes[asked % processes.length]
    asked += 1
    const kind = chance.byShare(work)
    const { request, jobs, variations, writersMs = 0, askerMs = 0 } = kind
    const began = timeline.now
    writers.run(writersMs, () => {})
    useAsker(askerMs / 2, () =>
      process?.answer(chance.vary(request, variations), chance.oneOf(locks.get(kind) ?? []), () => {
        if (jobs) process.work(chance.vary(jobs))
        useAsker(askerMs / 2, () => {
          latencies.push(timeline.now - began)
          if (latencies.length === warmUp) warm = { at: timeline.now, web: web.busyMs, database: database.busyMs }
          then()
        })
      }),
    )
  }
  const arrive = (perSecond: number) => {
    ask(() => {})
    if (asked < asking.requests) timeline.after(chance.exponential(1_000 / perSecond), () => arrive(perSecond))
  }
  const askAgain = () => {
    if (asked < asking.requests) ask(askAgain)
  }
  if ('perSecond' in asking) arrive(asking.perSecond)
  else for (let one = 0; one < asking.atOnce; one += 1) askAgain()
  timeline.run()

  const counted = latencies.slice(warmUp).sort((a, b) => a - b)
  const lastedMs = timeline.now - warm.at
  return {
    perSecond: (counted.length * 1_000) / lastedMs,
    mean: counted.reduce((sum, ms) => sum + ms, 0) / counted.length,
    p50: quantile(counted, 0.5),
    p90: quantile(counted, 0.9),
    p99: quantile(counted, 0.99),
    webBusy: (web.busyMs - warm.web) / lastedMs / ownCores.web,
    databaseBusy: (database.busyMs - warm.database) / lastedMs / ownCores.database,
  }
}

/** Of what an event loop works. */
const shareOf = ({ everyMs, lengthsMs }: Pauses) =>
  lengthsMs.reduce((sum, ms) => sum + ms, 0) / (lengthsMs.length || 1) / everyMs
