import { expect, test } from 'vitest'
import { type Installation, simulate } from './simulate.ts'
import type { Demand } from './web-process.ts'

const demand = (needs: Partial<Demand>): Demand => ({
  ...{ loopMs: 0, poolMs: 0, besideMs: 0, databaseMs: 0, statements: 1, commits: 0 },
  ...needs,
})
const alike = [{ loop: 1, helpers: 1, database: 1 }]
const installation: Installation = {
  webProcesses: 1,
  cores: { web: 1, database: 8 },
  connections: 20,
  diskWritesMs: [],
}

/** The mean wait in an M/M/k queue, by Erlang's formula. */
function erlangWaitMs(cores: number, perMs: number, serviceMs: number): number {
  const load = perMs * serviceMs
  let term = 1
  let sum = 1
  for (let k = 1; k < cores; k += 1) sum += term *= load / k
  const all = (term * load) / cores / (1 - load / cores)
  return ((all / (sum + all)) * serviceMs) / (cores - load)
}

// In which order they wait and for how long a slice is changes who waits, but not for how long all do.
test.each([
  [1, 2.8],
  [2, 2.8],
  [4, 2.8],
  [2, Number.POSITIVE_INFINITY],
])('the time in a queue of %d cores is that of the formula, with slices of %d ms', (cores, sliceMs) => {
  const [serviceMs, busy] = [10, 0.7]
  const perSecond = (1_000 * busy * cores) / serviceMs
  const work = [{ share: 1, request: demand({ databaseMs: serviceMs }) }]
  const queue = { ...installation, cores: { web: 1, database: cores }, connections: 1_000, sliceMs }
  const { mean, databaseBusy } = simulate(work, queue, { perSecond, requests: 60_000, stages: 1 })

  expect(databaseBusy).toBeGreaterThan(busy * 0.95)
  expect(databaseBusy).toBeLessThan(busy * 1.05)
  const meanMs = serviceMs + erlangWaitMs(cores, perSecond / 1_000, serviceMs)
  expect(Math.abs(mean / meanMs - 1)).toBeLessThan(0.1)
})

test('what is full first makes people wait: a process, its connections, the cores of the database', () => {
  const work = [{ share: 1, request: demand({ loopMs: 2, databaseMs: 4 }) }]
  const p99 = (webProcesses: number, databaseCores: number, connections: number) =>
    simulate(
      work,
      { ...installation, webProcesses, connections, cores: { web: webProcesses, database: databaseCores } },
      { perSecond: 300, requests: 20_000 },
    ).p99
  const enough = p99(4, 8, 20)

  expect(enough).toBeLessThan(30)
  expect(p99(4, 1, 20)).toBeGreaterThan(20 * enough)
  expect(p99(1, 8, 1)).toBeGreaterThan(20 * enough)
})

test('alone, a request takes what it needs of all parts, and each commit a write of the log', () => {
  const request = demand({ loopMs: 4, poolMs: 1, besideMs: 3, databaseMs: 6, statements: 20, commits: 2 })
  const work = [{ share: 1, request, variations: alike }]
  const { p50, p99 } = simulate(
    work,
    { ...installation, cores: { web: 2, database: 1 }, diskWritesMs: [5] },
    { atOnce: 1, requests: 10 },
  )

  expect(p50).toBeCloseTo(4 + 1 + 6 + 2 * 5, 6)
  expect(p99).toBeCloseTo(p50, 6)
})

test('the jobs of a request are done after its answer, and the next one waits for them', () => {
  const request = demand({ loopMs: 2, databaseMs: 2 })
  const work = [{ share: 1, request, jobs: demand({ loopMs: 10, statements: 4 }), variations: alike }]
  const latencies = simulate(work, installation, { atOnce: 1, requests: 1_000 })

  expect(latencies.p50).toBeGreaterThan(4)
  expect(latencies.perSecond).toBeLessThan(1_000 / 12)
})

test('who changes the same row waits until the one before has committed', () => {
  const request = demand({ databaseMs: 1, statements: 2, commits: 1 })
  const most = (lockedAmong?: number) =>
    simulate(
      [{ share: 1, request, variations: alike, ...(lockedAmong && { lockedAmong }) }],
      { ...installation, diskWritesMs: [9] },
      { atOnce: 8, requests: 2_000 },
    ).perSecond

  expect(most()).toBeGreaterThan(400)
  expect(most(1)).toBeLessThan(101)
  expect(most(1)).toBeGreaterThan(95)
})

test('a process that collects garbage makes those wait who come meanwhile, and works as much in all', () => {
  const work = [{ share: 1, request: demand({ loopMs: 2, databaseMs: 1 }), variations: alike }]
  const load = { perSecond: 200, requests: 20_000 }
  const steady = simulate(work, installation, load)
  const paused = simulate(work, { ...installation, pauses: { everyMs: 200, lengthsMs: [40] } }, load)

  expect(paused.webBusy / steady.webBusy).toBeCloseTo(1, 1)
  expect(paused.p99).toBeGreaterThan(steady.p99 + 20)
})

test('at most as many a second as the fullest part allows, which is the machine where parts share one', () => {
  const work = [
    { share: 1, request: demand({ loopMs: 1, databaseMs: 1.5 }), writersMs: 0.25, askerMs: 0.25, variations: alike },
  ]
  const most = (installation: Installation) => simulate(work, installation, { atOnce: 64, requests: 20_000 }).perSecond

  expect(most(installation)).toBeGreaterThan(990)
  expect(most(installation)).toBeLessThan(1_005)
  const shared = { ...installation, cores: { shared: 2 } }
  expect(most(shared)).toBeLessThan(2_000 / 3)
  expect(most(shared)).toBeGreaterThan(0.95 * (2_000 / 3))
})
