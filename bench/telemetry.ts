import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { guildhallApi } from './apis.ts'
import { asClients, type Contender } from './contenders.ts'
import { applyLoad, type BenchRequest, type Target } from './load.ts'
import { median, type Rounds, warmUp } from './measure.ts'
import { nextMessage } from './next-message.ts'
import type { Outcome } from './outcome.ts'
import { planScenarios } from './scenarios.ts'
import { forkServer, nodeOptions, stopProcess } from './servers.ts'
import type { Stage } from './stage.ts'
import { table, verdict } from './tables.ts'

/** Of the processor time of a request. */
const mostShare = 0.03
/** Each turn has its share of the traces that a second may have. */
const turnMs = 1_000

type Setting = 'off' | 'on' | 'off again'
type Case = { name: string; target: Target; next: () => BenchRequest }
type Cost = { name: string; processorMs: number; shares: Record<Setting, number> }
type Servers = { servers: ChildProcess; ports: Record<Setting, number> }

/**
 * Processor time of the server for a request with and without OpenTelemetry, in turn, in one process. Two servers are without: what
 * tells them apart is how exact this is. Each has as many requests as the others, as they share what a server remembers for a while.
 */
export async function measureTelemetry(stage: Stage, rounds: Rounds): Promise<Outcome> {
  await stage.stopServers()
  const collector = await forkServer(path.join(import.meta.dirname, 'collector.ts'), {})
  try {
    const settings = { COLLECTOR: `http://127.0.0.1:${collector.port}` }
    const usual = await measureServers(stage, rounds, settings)
    stage.say('The same, with every trace.')
    const all = await measureServers(stage, rounds, { ...settings, OTEL_TRACES_SAMPLER: 'parentbased_always_on' })
    return report(usual, all)
  } finally {
    await collector.stop()
  }
}

async function measureServers(stage: Stage, rounds: Rounds, settings: Record<string, string>): Promise<Cost[]> {
  const servers = fork(path.join(import.meta.dirname, 'telemetry-servers.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: nodeOptions,
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', GUILDHALL_ROLE: 'web' },
      ...{ GUILDHALL_DEMO: '0', LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000000' },
      ...{ DATABASE_URL: stage.databaseUrl, GUILDHALL_DATA_DIR: await stage.makeDataDir() },
      ...settings,
    },
  })
  try {
    const { ports } = await nextMessage<Pick<Servers, 'ports'>>(servers)
    const costs: Cost[] = []
    for (const one of await listCases(stage)) {
      stage.say(`${one.name}, in turn.`)
      costs.push(await measureCase(one, { servers, ports }, rounds))
    }
    return costs
  } finally {
    await stopProcess(servers)
  }
}

async function listCases({ databaseUrl, people }: Stage): Promise<Case[]> {
  const server: Contender = {
    ...{ key: 'guildhall', name: 'Guildhall', api: guildhallApi, port: 0, pid: 0, stop: async () => {} },
    clientTokens: people.clients.map(({ token }) => token),
    viewerToken: people.viewer.token,
  }
  const scenarios = await planScenarios(databaseUrl)
  const page: BenchRequest = { method: 'GET', path: '/find-freelancers', asPage: true }
  return [
    ...scenarios.map(({ name, target, requests }) => ({ name, target: target(server), next: requests(server.api) })),
    { name: 'A public page, compressed as for a browser', target: asClients(server), next: () => page },
  ]
}

async function measureCase(
  { name, target, next }: Case,
  { servers, ports }: Servers,
  { count, connections, warmUp: untilWarm }: Rounds,
): Promise<Cost> {
  const load = (port: number) => applyLoad({ ...target, port }, next, { connections, durationMs: turnMs })
  const usedMs = async () => {
    servers.send('used')
    return (await nextMessage<{ usedMs: number }>(servers)).usedMs
  }
  for (const port of Object.values(ports)) await warmUp(untilWarm, () => load(port))
  const names = Object.keys(ports) as Setting[]
  const measured: Record<Setting, number[]> = { off: [], on: [], 'off again': [] }
  for (let round = 0; round < count; round += 1) {
    // Each begins as often as the others: what one leaves behind meets the next.
    const first = round % names.length
    for (const setting of [...names.slice(first), ...names.slice(0, first)]) {
      const before = await usedMs()
      const { latencies } = await load(ports[setting])
      measured[setting].push(((await usedMs()) - before) / latencies.length)
    }
  }
  const shareOf = (own: number[]) => median(own.map((ms, round) => ms / (measured.off[round] ?? Number.NaN))) - 1
  return {
    name,
    processorMs: median(measured.off),
    shares: { off: 0, on: shareOf(measured.on), 'off again': shareOf(measured['off again']) },
  }
}

const percent = (share: number) => `${share < 0 ? '−' : ''}${Math.abs(share * 100).toFixed(1)} %`

function report(usual: Cost[], all: Cost[]): Outcome {
  return {
    headlines: usual.map(({ name, shares: { on } }) => {
      const reached = verdict(mostShare / Math.max(on, Number.EPSILON))
      return [`OpenTelemetry: ${name}`, `under ${percent(mostShare)}`, `**${percent(on)}**`, reached]
    }),
    section: `## OpenTelemetry

Processor time of the server that it adds to a request, by the medians of rounds in turn, in one process. *Off again* shows how exact
the others are: nothing tells it from *off*. *On* is without a sampler, so that up to 50 traces a second are recorded.

${table(
  ['', 'processor, off', 'off again', 'on', 'off again', 'every trace'],
  usual.map(({ name, processorMs, shares }, place) => {
    const { shares: ofAll } = all[place] ?? { shares: { on: Number.NaN, 'off again': Number.NaN } }
    const others = [shares['off again'], shares.on, ofAll['off again'], ofAll.on]
    return [name, `${processorMs.toFixed(3)} ms`, ...others.map(percent)]
  }),
)}`,
  }
}
