import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { median } from '../measure.ts'
import { usedByThreadMs, waitedByThreadMs } from '../processor-time.ts'
import type { RunningServer } from '../servers.ts'
import { act, insertPairs, pairsCount } from './act.ts'
import type { Variation } from './chance.ts'
import type { CostsStage } from './costs-stage.ts'
import { type Cost, type Costs, type KindName, kindNames, type MeasuredCosts, mapCost } from './kinds.ts'
import { type Meter, openMeter, type Task, type Used } from './meter.ts'
import { Visitor } from './visitor.ts'

const connections = 8
/** V8 compiles meanwhile, and each connection plans each statement. */
const warmUpRounds = 4
const rounds = 3
const singleRounds = 2
/** Reads are many, so that it is their usual cost. */
const repeated = 40
const repeatedSingly = 8

type Round = { repeated: number; measure: (kind: KindName, tasks: Task[], tools: Tools) => Promise<void> }
type Tools = { meter: Meter; visitor: Visitor; touchConnections: Task }

/** Together, commits wait for the same write of the log, so they are counted singly. */
type AtOnce = Omit<Cost, 'commits'>
type Singly = { used: Used[]; commits: number }

/** By the processor time of a server and of its connections, so that other work on the machine disturbs little. */
export async function measureCosts(stage: CostsStage, say: (line: string) => void): Promise<MeasuredCosts> {
  const diskWritesMs = await stage.measureLogWrites()
  const costs = await measureWithJobs(stage, say)
  return { costs, ...(await measureRequests(stage, say)), diskWritesMs }
}

async function measureWithJobs(stage: CostsStage, say: (line: string) => void): Promise<Costs> {
  const costs = new Samples<AtOnce>()
  const singles = new Samples<Singly>()
  const server = await stage.start('both')
  const play = (name: string, rounds: Round[]) => playRounds({ url: stage.url, server, say, name }, rounds)
  await play('Warming up, with jobs', times(warmUpRounds, atOnce(ignore, true)))
  await play('Requests and their jobs', times(rounds, atOnce(costs.add, true)))
  await play('One request and its jobs after the other', [oneByOne(singles.add, true)])
  await server.stop()
  return typical(costs, singles)
}

async function measureRequests(stage: CostsStage, say: (line: string) => void) {
  const costs = new Samples<AtOnce>()
  const singles = new Samples<Singly>()
  const { server, readPauses } = await stage.startWatched()
  const play = (name: string, rounds: Round[]) => playRounds({ url: stage.url, server, say, name }, rounds)
  await play('Warming up, without jobs', times(warmUpRounds, atOnce(ignore, false)))
  const [before, used, waited] = [(await readPauses()).length, usedByThreadMs(server.pid), waitedByThreadMs(server.pid)]
  await play('Requests alone', times(rounds, atOnce(costs.add, false)))
  const [workedMs, idledMs] = [usedByThreadMs(server.pid) - used, waitedByThreadMs(server.pid) - waited]
  // They were measured by the clock, so they have a part of the time for which it waited for a core.
  const workedShare = workedMs / (workedMs + idledMs)
  const lengthsMs = (await readPauses()).slice(before).map((ms) => ms * workedShare)
  await play('One request after the other', times(singleRounds, oneByOne(singles.add, false)))
  await server.stop()
  return {
    ofRequests: typical(costs, singles),
    variations: singles.map((all) => variationsOf(all.flatMap(({ used }) => used))),
    pauses: { everyMs: workedMs / lengthsMs.length, lengthsMs },
  }
}

const ignore = () => {}
const nothing = async () => {}
const times = (count: number, round: Round) => Array.from({ length: count }, () => round)

/** Without those during which garbage was collected or code was compiled: pauses are counted as such. */
function variationsOf(all: readonly Used[]): Variation[] {
  const used = all.map(({ serverMs, poolMs, besideMs, databaseMs }) => {
    const helpers = poolMs + besideMs
    return { loop: serverMs - helpers, helpers, database: databaseMs }
  })
  const usual = used.filter(({ loop }) => loop < mostOfMedian * median(used.map(({ loop }) => loop)))
  const mean = (name: keyof Variation) => usual.reduce((sum, one) => sum + one[name], 0) / usual.length || 1
  const means = { loop: mean('loop'), helpers: mean('helpers'), database: mean('database') }
  return usual.map(({ loop, helpers, database }) => ({
    loop: loop / means.loop,
    helpers: helpers / means.helpers,
    database: database / means.database,
  }))
}

const mostOfMedian = 4

/** `withJobs`: until those that are due have been done. */
function atOnce(add: (kind: KindName, cost: AtOnce) => void, withJobs: boolean): Round {
  return {
    repeated,
    async measure(kind, tasks, { meter, visitor }) {
      add(kind, await meter.measure(visitor, tasks, pairsCount, withJobs ? meter.untilAtRest : nothing))
    },
  }
}

function oneByOne(add: (kind: KindName, singly: Singly) => void, withJobs: boolean): Round {
  return {
    repeated: withJobs ? 1 : repeatedSingly,
    async measure(kind, tasks, { meter, touchConnections }) {
      const before = await meter.countLogWrites(touchConnections)
      const used = await meter.measureEach(tasks, withJobs ? meter.untilAtRest : nothing)
      add(kind, { used, commits: ((await meter.countLogWrites(touchConnections)) - before) / tasks.length })
    },
  }
}

type Setting = { url: string; server: RunningServer; say: (line: string) => void; name: string }

async function playRounds({ url, server, say, name }: Setting, all: readonly Round[]) {
  const meter = await openMeter([server.pid], url)
  const database = openDatabase(url, 4)
  const visitor = new Visitor(server.port, connections)
  try {
    for (const [place, { repeated, measure }] of all.entries()) {
      const pairs = await insertPairs(database)
      const touchConnections = () =>
        Promise.all(pairs.map(({ client: { token } }) => visitor.send({ path: '/api/notifications', token })))
      const tools = { meter, visitor, touchConnections }
      await act(visitor, pairs, repeated, (kind, tasks) => measure(kind, tasks, tools))
      say(`${name}: round ${place + 1} of ${all.length}.`)
    }
  } finally {
    visitor.close()
    await database.close()
    await meter.close()
  }
}

class Samples<Sample> {
  readonly #samples = new Map<KindName, Sample[]>(kindNames.map((kind) => [kind, []]))

  add = (kind: KindName, sample: Sample) => void this.#samples.get(kind)?.push(sample)
  of = (kind: KindName) => this.#samples.get(kind) ?? []
  map = <Result>(of: (samples: Sample[]) => Result) => mapKinds((kind) => of(this.of(kind)))
}

function typical(costs: Samples<AtOnce>, singles: Samples<Singly>): Costs {
  const commits = singles.map((all) => median(all.map(({ commits }) => commits)))
  return mapKinds((kind) => {
    const samples = costs.of(kind).map((cost): Cost => ({ ...cost, commits: commits[kind] }))
    const mean = (name: keyof Cost) => samples.reduce((sum, cost) => sum + cost[name], 0) / samples.length
    // Tables grow by many pages at once, and PostgreSQL writes when it has much to write.
    const isLumpy = (name: keyof Cost) => name === 'storedBytes' || name === 'writersMs'
    return mapCost((name) => (isLumpy(name) ? mean(name) : median(samples.map((cost) => cost[name]))))
  })
}

const mapKinds = <Result>(of: (kind: KindName) => Result) =>
  Object.fromEntries(kindNames.map((kind) => [kind, of(kind)])) as Record<KindName, Result>
