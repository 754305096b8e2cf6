import assert from 'node:assert/strict'
import type { Contender, ContenderKey } from './contenders.ts'
import { randomNumbers } from './generate-projects.ts'
import { applyLoad, ask, type BenchRequest, type Load, quantile } from './load.ts'
import { openProcessorTimer } from './processor-time.ts'
import type { Scenario } from './scenarios.ts'
import { residentBytes } from './servers.ts'

export type Figures = { rate: number; p50: number; p99: number; slowest: number; residentBytes: number }
export type Measured = {
  key: ContenderKey
  name: string
  figures: Figures
  /** Guildhall's rate, divided by its own. */
  ratio: number
  /** Milliseconds of the server and PostgreSQL for a request. */
  processorMs: number
  /** Its own, divided by Guildhall's. */
  processorRatio: number
}
export type Rounds = { count: number; durationMs: number; warmUp: WarmUp; connections: number }
/** Until so many requests were answered, or the time is over. */
type WarmUp = { requests: number; mostMs: number }

const comparedAnswers = 12

/**
 * Round by round, so that disturbances affect all, and in changing order, as each load leaves something behind for the
 * next (disk writes, heat). Throws if responses differ. Guildhall comes first.
 */
export async function compare(
  scenario: Scenario,
  contenders: Contender[],
  databaseUrl: string,
  rounds: Rounds,
): Promise<Measured[]> {
  const requests = new Map(contenders.map(({ key, api }) => [key, scenario.requests(api)]))
  const next = ({ key }: Contender) => requests.get(key) as () => BenchRequest
  await assertSameAnswers(scenario, contenders, next)

  const load = (contender: Contender, durationMs: number) =>
    applyLoad(scenario.target(contender), next(contender), { connections: rounds.connections, durationMs })
  const loads = new Map<ContenderKey, TimedLoad[]>(contenders.map(({ key }) => [key, []]))
  for (const contender of contenders) await warmUp(rounds.warmUp, () => load(contender, rounds.durationMs))
  const random = randomNumbers(4)
  for (let round = 0; round < rounds.count; round++) {
    for (const contender of shuffled(contenders, random)) {
      loads.get(contender.key)?.push(await timed(contender, databaseUrl, () => load(contender, rounds.durationMs)))
    }
  }
  const ours = loads.get('guildhall') ?? []
  return contenders.map(({ key, name, pid }) => {
    const theirs = loads.get(key) ?? []
    const ratioOf = (of: (load: TimedLoad) => number) =>
      median(theirs.map((load, round) => (ours[round] ? of(ours[round]) : Number.NaN) / of(load)))
    return {
      key,
      name,
      figures: figuresOf(theirs, pid),
      ratio: ratioOf(({ rate }) => rate),
      processorMs: median(theirs.map(({ processorMs }) => processorMs)),
      processorRatio: 1 / ratioOf(({ processorMs }) => processorMs),
    }
  })
}

export async function warmUp({ requests, mostMs }: WarmUp, load: () => Promise<Load>) {
  const end = performance.now() + mostMs
  for (let answered = 0; answered < requests && performance.now() < end; ) answered += (await load()).latencies.length
}

export type TimedLoad = Load & { processorMs: number }

/** With the milliseconds of processor time that the server and PostgreSQL took for a request. */
export async function timed({ pid }: Contender, databaseUrl: string, load: () => Promise<Load>): Promise<TimedLoad> {
  const timer = await openProcessorTimer(databaseUrl, pid)
  try {
    const used = await timer.start()
    const done = await load()
    return { ...done, processorMs: (await used()) / done.latencies.length }
  } finally {
    await timer.close()
  }
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

/** The bare handlers must send the same bytes, the others the same projects in the same order. */
async function assertSameAnswers(
  scenario: Scenario,
  contenders: Contender[],
  next: (contender: Contender) => () => BenchRequest,
) {
  const { name, target, comparable, sameIds } = scenario
  for (let request = 0; request < comparedAnswers; request++) {
    const answers = new Map<ContenderKey, string>()
    for (const contender of contenders) answers.set(contender.key, await ask(target(contender), next(contender)()))
    const ours = answers.get('guildhall') ?? ''
    for (const { key, name: other, api } of contenders) {
      const theirs = answers.get(key) ?? ''
      if (key === 'bare' || key === 'bareOurs')
        assertSameText(comparable(theirs), comparable(ours), `${name}: ${other} must send the same bytes`)
      if (sameIds) {
        const expected = contenders[0]?.api.idsOf(ours)
        assert.deepEqual(api.idsOf(theirs), expected, `${name}: ${other} must send the same projects`)
      }
    }
  }
}

function assertSameText(actual: string, expected: string, message: string) {
  if (actual === expected) return
  let place = 0
  while (actual[place] === expected[place]) place++
  const around = (text: string) => text.slice(Math.max(0, place - 40), place + 40)
  throw new Error(`${message}: ${around(actual)} … ${around(expected)}`)
}

export function figuresOf(loads: Load[], pid: number): Figures {
  const latencies = loads.flatMap((load) => load.latencies).sort((a, b) => a - b)
  return {
    rate: median(loads.map(({ rate }) => rate)),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    slowest: latencies.at(-1) ?? Number.NaN,
    residentBytes: residentBytes(pid),
  }
}

export function median(values: readonly number[]): number {
  const ascending = [...values].sort((a, b) => a - b)
  const middle = ascending.length / 2
  return ((ascending[Math.floor(middle)] ?? Number.NaN) + (ascending[Math.ceil(middle) - 1] ?? Number.NaN)) / 2
}
