import assert from 'node:assert/strict'
import { applyLoad, ask, type Load, quantile, type Target } from './load.ts'
import type { Scenario, Side } from './scenarios.ts'
import { type RunningServer, residentBytes } from './servers.ts'

export type Figures = { rate: number; p50: number; p99: number; residentBytes: number }
export type Comparison = { ours: Figures; bare: Figures; ratio: number }
export type Servers = Record<Side, RunningServer>
export type Rounds = { count: number; durationMs: number; warmUpMs: number; connections: number }

/**
 * Loads both servers in turn, round by round, so that whatever else the machine does falls on both. The ratio is the
 * median of the rounds' ratios. Throws when the two do not answer the same bytes.
 */
export async function compare(scenario: Scenario, servers: Servers, rounds: Rounds): Promise<Comparison> {
  const next = { ours: scenario.requests('ours'), bare: scenario.requests('bare') }
  const target = (side: Side): Target => ({ port: servers[side].port, token: scenario.token })
  await assertSameBytes(scenario, target, next)

  const load = (side: Side, durationMs: number) =>
    applyLoad(target(side), next[side], { connections: rounds.connections, durationMs })
  await load('ours', rounds.warmUpMs)
  await load('bare', rounds.warmUpMs)
  const loads: Record<Side, Load[]> = { ours: [], bare: [] }
  for (let round = 0; round < rounds.count; round++) {
    const order = round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)
    for (const side of order) loads[side].push(await load(side, rounds.durationMs))
  }
  const ratios = loads.ours.map(({ rate }, round) => rate / (loads.bare[round]?.rate ?? Number.NaN))
  return {
    ours: figuresOf(loads.ours, servers.ours.pid),
    bare: figuresOf(loads.bare, servers.bare.pid),
    ratio: median(ratios),
  }
}

async function assertSameBytes(
  { name, comparable = (body) => body }: Scenario,
  target: (side: Side) => Target,
  next: Record<Side, () => Parameters<typeof ask>[1]>,
) {
  for (let request = 0; request < 12; request++) {
    const ours = await ask(target('ours'), next.ours())
    const bare = await ask(target('bare'), next.bare())
    assert.equal(comparable(ours), comparable(bare), `${name}: the two must answer the same bytes`)
  }
}

export function figuresOf(loads: Load[], pid: number): Figures {
  const latencies = loads.flatMap((load) => load.latencies).sort((a, b) => a - b)
  return {
    rate: median(loads.map(({ rate }) => rate)),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    residentBytes: residentBytes(pid),
  }
}

export function median(values: readonly number[]): number {
  const ascending = [...values].sort((a, b) => a - b)
  const middle = ascending.length / 2
  return ((ascending[Math.floor(middle)] ?? Number.NaN) + (ascending[Math.ceil(middle) - 1] ?? Number.NaN)) / 2
}
