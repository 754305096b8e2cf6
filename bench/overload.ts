import { setTimeout as pause } from 'node:timers/promises'
import { guildhallApi } from './apis.ts'
import type { Contender } from './contenders.ts'
import { type BenchRequest, type OpenConnection, openConnection, quantile } from './load.ts'
import type { Outcome } from './outcome.ts'
import { insertListeners } from './people.ts'
import { openProcessorTimer } from './processor-time.ts'
import { browse, browsingMix, listIds } from './scenarios.ts'
import { ms, table, verdict } from './tables.ts'

/** An address may have 1,000 connections. */
const browsers = 700
const savers = 200
const times = 4
const closedMs = 6_000
const openMs = 12_000
const sliceMs = 5
const closedConnections = 32
/** Of the requests, one of so many saves a project for later, and is urgent as all that writes. */
const urgentEvery = 50

type Kind = 'browsing' | 'saving' | 'health'
type Sent = { kind: Kind; status: number; ms: number }
type Caller = { who: string; connection?: OpenConnection; next: () => BenchRequest; kind: Kind }
type Work = { sent: Sent[]; processorMs: number; elapsedMs: number; notSent: number }

/**
 * First as fast as it answers; then as much as {@link times} times that is asked for, whatever it answers. Each request is one of
 * many people's, as a single account has only a part of the places.
 */
export async function measureOverload(server: Contender, databaseUrl: string): Promise<Outcome> {
  const callers = await gatherCallers(server, databaseUrl)
  const timer = await openProcessorTimer(databaseUrl, server.pid)
  try {
    await askOnce(callers)
    const timed = async (work: () => Promise<Omit<Work, 'processorMs' | 'elapsedMs'>>): Promise<Work> => {
      const stop = await timer.start()
      const began = performance.now()
      const done = await work()
      return { ...done, elapsedMs: performance.now() - began, processorMs: await stop() }
    }
    const best = await timed(() => askInTurn(callers, closedMs))
    const over = await timed(() => askAtRate(callers, times * rateOf(best), openMs))
    return report(best, over)
  } finally {
    for (const { connection } of [...callers.browsing, ...callers.urgent, callers.health]) connection?.close()
    await timer.close()
  }
}

type Callers = { port: number; browsing: Caller[]; urgent: Caller[]; health: Caller }

async function gatherCallers({ port }: Contender, databaseUrl: string): Promise<Callers> {
  const caller = (kind: Kind, token: string, next: () => BenchRequest): Caller => ({
    kind,
    next,
    who: guildhallApi.sayWho(token),
  })
  const next = browse(browsingMix)(guildhallApi)
  const people = await insertListeners(databaseUrl, browsers + savers)
  const [id = ''] = await listIds(databaseUrl, 1)
  const save = () => ({ method: 'PUT' as const, path: `/api/bookmarks/projects/${id}`, body: '{"saved":true}' })
  return {
    port,
    browsing: people.slice(savers).map(({ token }) => caller('browsing', token, next)),
    urgent: people.slice(0, savers).map(({ token }) => caller('saving', token, save)),
    health: caller('health', '', () => ({ method: 'GET', path: '/healthz' })),
  }
}

/** On a connection of its own, which is opened when it is needed: the server closes one that sends nothing. */
async function call(port: number, caller: Caller): Promise<Sent> {
  const began = performance.now()
  if (!caller.connection || caller.connection.isClosed()) caller.connection = await openConnection(port, caller.who)
  const { status } = await caller.connection.send(caller.next())
  return { kind: caller.kind, status, ms: performance.now() - began }
}

/** So that everybody is connected and known: Node.js accepts one connection per turn of its event loop. */
async function askOnce({ port, browsing, urgent }: Callers) {
  const left = [...browsing, ...urgent]
  const askNext = async () => {
    for (let caller = left.shift(); caller; caller = left.shift()) await call(port, caller)
  }
  await Promise.all(Array.from({ length: closedConnections }, askNext))
}

/** {@link closedConnections} people, each of whom asks again when answered. */
async function askInTurn({ port, browsing, urgent }: Callers, durationMs: number) {
  const sent: Sent[] = []
  const end = performance.now() + durationMs
  const few = Array.from(
    { length: closedConnections },
    (_, place) => (place % urgentEvery === 0 ? urgent : browsing)[place],
  )
  await Promise.all(
    few.map(async (caller) => {
      while (caller && performance.now() < end) sent.push(await call(port, caller))
    }),
  )
  return { sent, notSent: 0 }
}

/** Whoever is free asks, `perSecond` in all; nobody waits for what others were answered. */
async function askAtRate({ port, browsing, urgent, health }: Callers, perSecond: number, durationMs: number) {
  const free = { browsing: [...browsing], urgent: [...urgent] }
  const under = new Set<Promise<unknown>>()
  const sent: Sent[] = []
  let [asked, notSent] = [0, 0]
  const ask = (from: Caller[]) => {
    const caller = from.shift()
    asked += 1
    if (!caller) {
      notSent += 1
      return
    }
    const asking = call(port, caller).then((one) => {
      sent.push(one)
      from.push(caller)
      under.delete(asking)
    })
    under.add(asking)
  }
  const began = performance.now()
  const isOver = () => performance.now() - began >= durationMs
  const asksForHealth = async () => {
    while (!isOver()) {
      sent.push(await call(port, health))
      await pause(100)
    }
  }
  const healthy = asksForHealth()
  while (!isOver()) {
    const due = Math.floor(((performance.now() - began) / 1_000) * perSecond)
    while (asked < due) ask(asked % urgentEvery === 0 ? free.urgent : free.browsing)
    await pause(sliceMs)
  }
  await Promise.all([...under, healthy])
  return { sent, notSent }
}

const answered = ({ sent }: Work) => sent.filter(({ status, kind }) => status < 300 && kind !== 'health')
const rateOf = (work: Work) => (answered(work).length / work.elapsedMs) * 1_000
const perProcessorSecond = (work: Work) => (answered(work).length / work.processorMs) * 1_000

function report(best: Work, over: Work): Outcome {
  const of = (kind: Kind, isGood: boolean) =>
    over.sent
      .filter((one) => one.kind === kind && one.status < 300 === isGood)
      .map((one) => one.ms)
      .sort((a, b) => a - b)
  const good = [...of('browsing', true), ...of('saving', true)].sort((a, b) => a - b)
  const refused = [...of('browsing', false), ...of('saving', false)].sort((a, b) => a - b)
  const unexpected = over.sent.filter(({ status }) => status >= 300 && status !== 503)
  const share = rateOf(over) / rateOf(best)
  const kinds = (['browsing', 'saving', 'health'] as const).map((kind) => {
    const [ok, no] = [of(kind, true), of(kind, false)]
    const of100 = ((ok.length / (ok.length + no.length)) * 100).toFixed(0)
    return [
      kind,
      String(ok.length + no.length),
      `${of100}%`,
      ...[0.5, 0.99].map((q) => ms(quantile(ok, q))),
      ...[0.5, 0.99].map((q) => ms(quantile(no, q))),
    ]
  })
  return {
    headlines: [
      [
        `Asked for ${times} times what it can do: answered, beside its best`,
        'at least 0.9',
        `**${share.toFixed(2)}**`,
        verdict(share / 0.9),
      ],
      [
        'The same: what is answered, p99',
        'under 1 s',
        `**${ms(quantile(good, 0.99))}**`,
        verdict(1_000 / quantile(good, 0.99)),
      ],
      [
        'The same: what is refused, p99',
        'under 10 ms',
        `**${ms(quantile(refused, 0.99))}**`,
        verdict(10 / quantile(refused, 0.99)),
      ],
    ],
    section: `## More than it can do

${browsers} people browse and ${savers} save projects. At best, by ${closedConnections} at a time: ${Math.round(rateOf(best))} a second, ${Math.round(perProcessorSecond(best))} for each second of the
server's and PostgreSQL's processor time. Asked for ${times} times as many, whatever was answered: ${Math.round(rateOf(over))} a second, ${Math.round(perProcessorSecond(over))} for each second of processor
time; ${over.notSent} could not be sent, as everybody was waiting; ${unexpected.length} other answers. The program that asks runs on the same machine.

${table(['', 'asked', 'answered', 'p50', 'p99', 'refused, p50', 'refused, p99'], kinds)}`,
  }
}
