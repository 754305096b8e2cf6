import path from 'node:path'
import { asClients, type Contender } from './contenders.ts'
import { applyLoad, type BenchRequest, type Target } from './load.ts'
import { median, type Rounds } from './measure.ts'
import type { Outcome } from './outcome.ts'
import { usedMs } from './processor-time.ts'
import { planScenarios } from './scenarios.ts'
import { forkServer } from './servers.ts'
import type { Stage } from './stage.ts'
import { table, verdict } from './tables.ts'

/** Of the processor time of a request. */
const mostShare = 0.03
/** A round is this many short ones: the machine is the same for those beside each other. */
const slices = 4
const sliceMs = 250

type Setting = 'off' | 'off again' | 'on' | 'on, every trace'
type Server = { setting: Setting; server: Contender }
type Case = { name: string; target: (server: Contender) => Target; requests: (server: Contender) => () => BenchRequest }
type Cost = { name: string; processorMs: number; shares: Map<Setting, number> }

/**
 * Processor time of the server for a request with and without OpenTelemetry, round by round in one run. Two servers have it switched off: what tells
 * them apart is how exact this is.
 */
export async function measureTelemetry(stage: Stage, rounds: Rounds): Promise<Outcome> {
  await stage.stopServers()
  const collector = await forkServer(path.join(import.meta.dirname, 'collector.ts'), {})
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}` }
  const settings: Record<Setting, Record<string, string>> = {
    off: {},
    'off again': {},
    on: endpoint,
    'on, every trace': { ...endpoint, OTEL_TRACES_SAMPLER: 'parentbased_always_on' },
  }
  const servers: Server[] = []
  try {
    for (const setting of Object.keys(settings) as Setting[]) {
      servers.push({ setting, server: await stage.startGuildhall(settings[setting]) })
    }
    const costs: Cost[] = []
    for (const one of await listCases(stage)) {
      stage.say(`${one.name}, in turn.`)
      costs.push(await measureCase(one, servers, rounds))
    }
    return report(costs)
  } finally {
    for (const { server } of servers) await server.stop()
    await collector.stop()
  }
}

async function listCases({ databaseUrl }: Stage): Promise<Case[]> {
  const scenarios = await planScenarios(databaseUrl)
  const page: BenchRequest = { method: 'GET', path: '/find-freelancers' }
  return [
    ...scenarios.map(({ name, target, requests }) => ({
      name,
      target,
      requests: ({ api }: Contender) => requests(api),
    })),
    { name: 'A public page', target: asClients, requests: () => () => page },
  ]
}

async function measureCase(one: Case, servers: Server[], rounds: Rounds): Promise<Cost> {
  const load = (server: Contender, durationMs: number) =>
    applyLoad(one.target(server), one.requests(server), { connections: rounds.connections, durationMs })
  for (const { server } of servers) await load(server, rounds.warmUpMs)
  const measured = new Map<Setting, number[]>(servers.map(({ setting }) => [setting, []]))
  for (let round = 0; round < rounds.count * slices; round += 1) {
    // Each begins as often as the others: what one leaves behind meets the next.
    const turn = [...servers.slice(round % servers.length), ...servers.slice(0, round % servers.length)]
    for (const { setting, server } of turn) {
      const before = usedMs(server.pid)
      const { latencies } = await load(server, sliceMs)
      measured.get(setting)?.push((usedMs(server.pid) - before) / latencies.length)
    }
  }
  const off = measured.get('off') ?? []
  const shareOf = (own: number[]) => median(own.map((ms, round) => ms / (off[round] ?? Number.NaN))) - 1
  return {
    name: one.name,
    processorMs: median(off),
    shares: new Map([...measured].map(([setting, own]) => [setting, shareOf(own)])),
  }
}

const percent = (share: number) => `${share < 0 ? '−' : ''}${Math.abs(share * 100).toFixed(1)} %`

function report(costs: Cost[]): Outcome {
  const shown: Setting[] = ['off again', 'on', 'on, every trace']
  return {
    headlines: costs.map(({ name, shares }) => {
      const share = shares.get('on') ?? Number.NaN
      return [
        `OpenTelemetry: ${name}`,
        `under ${percent(mostShare)}`,
        `**${percent(share)}**`,
        verdict(mostShare / Math.max(share, 1e-9)),
      ]
    }),
    section: `## OpenTelemetry

Processor time that it adds to a request, of the server alone, by the medians of rounds in turn. Nothing tells the two servers
apart that have it switched off: their difference is how exact the others are.

${table(
  ['', 'processor, off', ...shown],
  costs.map(({ name, processorMs, shares }) => [
    name,
    `${processorMs.toFixed(3)} ms`,
    ...shown.map((setting) => percent(shares.get(setting) ?? Number.NaN)),
  ]),
)}`,
  }
}
