import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { insertUser } from '../../apps/server/src/testing/builders.ts'
import { randomNumbers } from '../generate-projects.ts'
import { quantile } from '../load.ts'
import { insertConversations } from '../messages.ts'
import { openProcessorTimer, usedMs } from '../processor-time.ts'
import type { CostsStage } from './costs-stage.ts'
import { type Costs, kinds } from './kinds.ts'
import { simulate, type Work } from './simulate.ts'
import { Visitor } from './visitor.ts'

const connections = 16
/** So many that each connection has planned each statement. */
const warmUpRequests = 8_000
const measuredRequests = 10_000
/** Of a machine on which the clock says something. */
const calmLoad = 1
const mixed = ['landing', 'browse', 'search', 'project', 'course', 'notifications', 'message'] as const
type Mixed = (typeof mixed)[number]

type Validated = {
  processes: number
  processorMs: { measured: number; predicted: number }
  perSecond: { measured: number; predicted: number }
  halfLoadP99: { measured: number; predicted: number }
}
/** `load`: of the machine before the bench. */
export type Validation = { results: Validated[]; load: number; isCalm: boolean }

/** A mix of what is asked for most on one and two processes, beside what the costs of its parts predict. */
export async function validate(
  stage: CostsStage,
  { costs, load, say }: { costs: Costs; load: number; say: (line: string) => void },
): Promise<Validation> {
  const work: Work[] = mixed.map((kind) => ({ share: kinds[kind].perDay, ...costs[kind] }))
  const results: Validated[] = []
  for (const processes of [1, 2]) {
    say(`${processes === 1 ? 'One process' : 'Two processes'} under a mix.`)
    results.push(await measureMix(stage, processes, work))
  }
  return { results, load, isCalm: load < calmLoad }
}

async function measureMix(stage: CostsStage, processes: number, work: readonly Work[]): Promise<Validated> {
  const servers = await Promise.all(Array.from({ length: processes }, () => stage.start('web')))
  const visitors = servers.map(({ port }) => new Visitor(port, connections))
  const timer = await openProcessorTimer(stage.url, servers[0]?.pid ?? 0)
  try {
    const next = await planMix(stage.url, visitors)
    const ask = (count: number) => inTurn(count, connections, next)
    await ask(warmUpRequests * processes)
    const ownMs = () => process.cpuUsage().user / 1_000 + process.cpuUsage().system / 1_000
    const others = servers.slice(1)
    const usedByOthers = () => others.reduce((sum, { pid }) => sum + usedMs(pid), 0)
    const [stop, before, own, began] = [await timer.start(), usedByOthers(), ownMs(), performance.now()]
    await ask(measuredRequests)
    const seconds = (performance.now() - began) / 1_000
    const measuredMs = ((await stop()) + usedByOthers() - before) / measuredRequests
    const visitorMs = (ownMs() - own) / measuredRequests
    const perSecond = measuredRequests / seconds
    const meanOf = (of: (one: Work) => number) =>
      work.reduce((sum, one) => sum + one.share * of(one), 0) / work.reduce((sum, { share }) => sum + share, 0)
    const serverMs = meanOf((one) => one.serverMs)
    const predictedMs = serverMs + meanOf((one) => one.databaseMs)
    const cores = availableParallelism()
    const most = Math.min((processes * 1_000) / serverMs, (cores * 1_000) / (predictedMs + visitorMs))
    const half = perSecond / 2
    const installation = { webProcesses: processes, databaseCores: cores, connections: 20 }
    return {
      processes,
      processorMs: { measured: measuredMs, predicted: predictedMs },
      perSecond: { measured: perSecond, predicted: most },
      halfLoadP99: {
        measured: quantile(await atRandom(measuredRequests / 2, half, next), 0.99),
        predicted: simulate(work, installation, { perSecond: half, requests: 50_000 }).p99,
      },
    }
  } finally {
    for (const visitor of visitors) visitor.close()
    await timer.close()
    for (const server of servers) await server.stop()
  }
}

/** Each call asks one of the visitors' servers, in turn, for one of the mix. */
async function planMix(url: string, visitors: readonly Visitor[]) {
  const database = openDatabase(url, 2)
  const people = await Promise.all(Array.from({ length: connections }, () => insertUser(database)))
  await database.close()
  const client = new pg.Client(url)
  await client.connect()
  const { rows: projects } = await client.query<{ id: string }>(
    `select id from projects where status = 'active' order by id limit 200`,
  )
  await client.end()
  const talks = await insertConversations(url, people)
  const random = randomNumbers(9)
  const words = ['react', 'logo', 'website', 'mobile', 'translation']
  const all = mixed.reduce((sum, kind) => sum + kinds[kind].perDay, 0)
  const pick = (): Mixed => {
    let left = random() * all
    return (
      mixed.find((kind) => {
        left -= kinds[kind].perDay
        return left < 0
      }) ?? 'browse'
    )
  }
  let asked = 0
  return async () => {
    asked += 1
    const place = asked % people.length
    const token = people[place]?.token ?? ''
    const visitor = visitors[asked % visitors.length]
    const paths: Record<Exclude<Mixed, 'message' | 'landing'>, string> = {
      browse: '/api/projects',
      search: `/api/projects?search=${words[asked % words.length]}`,
      project: `/api/projects/${projects[asked % projects.length]?.id}`,
      course: '/api/library/accessible-interfaces',
      notifications: '/api/notifications',
    }
    const kind = pick()
    if (kind === 'landing') return visitor?.send({ path: '/', isPage: true })
    if (kind !== 'message') return visitor?.send({ path: paths[kind], token })
    const path = `/api/conversations/${talks[place]?.conversationId}/messages`
    const text = 'I can send you a first version on Thursday.'
    return visitor?.send({ method: 'POST', path, token, body: { clientId: randomUUID(), text } })
  }
}

async function inTurn(count: number, atOnce: number, work: () => Promise<unknown>) {
  let left = count
  const act = async () => {
    while (left > 0) {
      left -= 1
      await work()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, act))
}

/** At random moments, whether or not others are answered. Returns the latencies, shortest first. */
async function atRandom(count: number, perSecond: number, work: () => Promise<unknown>): Promise<number[]> {
  const random = randomNumbers(11)
  const latencies: number[] = []
  const pending: Promise<unknown>[] = []
  let at = performance.now()
  for (let sent = 0; sent < count; sent += 1) {
    at += (-Math.log(1 - random()) * 1_000) / perSecond
    const waitMs = at - performance.now()
    if (waitMs > 1) await pause(waitMs)
    const due = at
    pending.push(work().then(() => latencies.push(performance.now() - due)))
  }
  await Promise.all(pending)
  return latencies.sort((a, b) => a - b)
}
