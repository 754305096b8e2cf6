import { expect, test } from 'vitest'
import { type Cost, type Costs, kindNames } from './kinds.ts'
import { simulate } from './simulate.ts'
import { populations, sizeFor } from './sizes.ts'

const requests = 60_000

/** The mean wait in an M/M/k queue, by Erlang's formula. */
function erlangWaitMs(cores: number, perMs: number, serviceMs: number): number {
  const load = perMs * serviceMs
  let term = 1
  let sum = 1
  for (let k = 1; k < cores; k += 1) sum += term *= load / k
  const all = (term * load) / cores / (1 - load / cores)
  return ((all / (sum + all)) * serviceMs) / (cores - load)
}

test.each([1, 2, 4])('the time in a queue of %d cores is that of the formula', (databaseCores) => {
  const [serviceMs, busy] = [10, 0.7]
  const perSecond = (1_000 * busy * databaseCores) / serviceMs
  const work = [{ share: 1, serverMs: 0, databaseMs: serviceMs }]
  const options = { perSecond, requests, stages: 1 }
  const { p50, databaseBusy } = simulate(work, { webProcesses: 1, databaseCores, connections: 1_000 }, options)

  expect(databaseBusy).toBeGreaterThan(busy * 0.95)
  expect(databaseBusy).toBeLessThan(busy * 1.05)
  const meanMs = serviceMs + erlangWaitMs(databaseCores, perSecond / 1_000, serviceMs)
  // Of one server the time is exponential, of several nearly so.
  expect(Math.abs(p50 / (meanMs * Math.LN2) - 1)).toBeLessThan(0.1)
})

test('what is full first makes people wait: a process, its connections, the cores of the database', () => {
  const work = [{ share: 1, serverMs: 2, databaseMs: 4 }]
  const load = { perSecond: 300, requests: 20_000 }
  const p99 = (webProcesses: number, databaseCores: number, connections: number) =>
    simulate(work, { webProcesses, databaseCores, connections }, load).p99
  const enough = p99(4, 8, 20)

  expect(enough).toBeLessThan(30)
  expect(p99(4, 1, 20)).toBeGreaterThan(20 * enough)
  expect(p99(1, 8, 1)).toBeGreaterThan(20 * enough)
})

test('ten times as many people need ten times as much of what grows with them', () => {
  const one: Cost = { serverMs: 4, databaseMs: 2, statements: 3, sentBytes: 5_000, logBytes: 500, storedBytes: 200 }
  const costs = Object.fromEntries(kindNames.map((kind) => [kind, one])) as Costs
  const [, hundredThousand, tenMillion] = populations.map((people) => sizeFor(people, costs))

  expect((tenMillion?.perSecond ?? 0) / (hundredThousand?.perSecond ?? 1)).toBeCloseTo(100, 6)
  expect((tenMillion?.webProcesses ?? 0) / (hundredThousand?.webProcesses ?? 1)).toBeGreaterThan(50)
  expect(tenMillion?.databaseCores).toBeGreaterThan(hundredThousand?.databaseCores ?? 0)
})
