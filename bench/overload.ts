import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { guildhallApi } from './apis.ts'
import type { Contender } from './contenders.ts'
import { type BenchRequest, type OpenConnection, openConnection, quantile } from './load.ts'
import { nextMessage } from './next-message.ts'
import type { Outcome } from './outcome.ts'
import type { Probed } from './overload-probe.ts'
import { insertListeners } from './people.ts'
import { openProcessorTimer, usedMs } from './processor-time.ts'
import { browse, browsingMix, listIds } from './scenarios.ts'
import type { Stage } from './stage.ts'
import { ms, table, verdict } from './tables.ts'

/** An address may have 1,000 connections. */
const browsers = 700
const savers = 200
/** Of the browsers, those who ask from a process of their own. */
const probes = 60
const probeEveryMs = 20
/** For what the server writes, every 20 ms. */
const mostLooks = 1_500
const times = 4
/** V8 compiles for as long, however slow the machine is. */
const warmUpRequests = 6_000
const closedMs = 6_000
const openMs = 12_000
const sliceMs = 5
/** Less than anybody who is let in waits for before they are refused after all. */
const lateMs = 700
const closedConnections = 32
/** Of the requests, one of so many saves a project for later, and is urgent as all that writes. */
const urgentEvery = 50

type Kind = 'browsing' | 'saving' | 'health'
type Sent = { kind: Kind; status: number; ms: number }
type Caller = { who: string; connection?: OpenConnection; next: () => BenchRequest; kind: Kind }
type Work = {
  sent: Sent[]
  notSent: number
  elapsedMs: number
  /** Of the server and PostgreSQL, and of the server alone. */
  processorMs: number
  serverMs: number
  /** {@link file://./busy-turns.ts} */
  turns: number[]
  probed: Probed[]
}

/**
 * First as fast as it answers; then as much as {@link times} times that is asked for, whatever it answers. Each request is one of
 * many people's, as a single account has only a part of the places.
 */
export async function measureOverload(stage: Stage): Promise<Outcome> {
  await stage.stopServers()
  const turnsFile = path.join(await stage.makeDataDir(), 'busy-turns')
  const server = await stage.startGuildhall({
    ...{ BUSY_TURNS_FILE: turnsFile, NODE_OPTIONS: `--import ${path.join(import.meta.dirname, 'busy-turns.ts')}` },
  })
  try {
    return await measureServer(server, stage.databaseUrl, turnsFile)
  } finally {
    await server.stop()
  }
}

async function measureServer(server: Contender, databaseUrl: string, turnsFile: string): Promise<Outcome> {
  const callers = await gatherCallers(server, databaseUrl)
  const timer = await openProcessorTimer(databaseUrl, server.pid)
  try {
    await askOnce(callers)
    await askInTurn(callers, Number.POSITIVE_INFINITY, warmUpRequests)
    const timed = async (work: () => Promise<Pick<Work, 'sent' | 'notSent'>>): Promise<Work> => {
      await takeTurns(server.pid, turnsFile)
      const stopProbes = await startProbes(callers)
      const stop = await timer.start()
      const before = usedMs(server.pid)
      const began = performance.now()
      const done = await work()
      const elapsedMs = performance.now() - began
      const serverMs = usedMs(server.pid) - before
      const processorMs = await stop()
      const probed = await stopProbes()
      return { ...done, elapsedMs, serverMs, processorMs, probed, turns: await takeTurns(server.pid, turnsFile) }
    }
    const best = await timed(() => askInTurn(callers, closedMs))
    const over = await timed(() => behindOthers(() => askAtRate(callers, times * rateOf(best), openMs)))
    return report(best, over)
  } finally {
    for (const { connection } of [...callers.browsing, ...callers.urgent, callers.health]) connection?.close()
    await timer.close()
  }
}

type Callers = { port: number; browsing: Caller[]; urgent: Caller[]; health: Caller; probing: string[] }

async function gatherCallers({ port }: Contender, databaseUrl: string): Promise<Callers> {
  const caller = (kind: Kind, token: string, next: () => BenchRequest): Caller => ({
    kind,
    next,
    who: guildhallApi.sayWho(token),
  })
  const next = browse(browsingMix)(guildhallApi)
  const people = await insertListeners(databaseUrl, browsers + savers)
  const tokens = people.map(({ token }) => token)
  const [id = ''] = await listIds(databaseUrl, 1)
  const save = () => ({ method: 'PUT' as const, path: `/api/bookmarks/projects/${id}`, body: '{"saved":true}' })
  return {
    port,
    browsing: tokens.slice(savers + probes).map((token) => caller('browsing', token, next)),
    urgent: tokens.slice(0, savers).map((token) => caller('saving', token, save)),
    probing: tokens.slice(savers, savers + probes),
    health: caller('health', '', () => ({ method: 'GET', path: '/healthz' })),
  }
}

/** Who asks on the side while the rest is asked for; the returned function tells what they were answered. */
async function startProbes({ port, probing }: Callers) {
  const child = fork(path.join(import.meta.dirname, 'overload-probe.ts'))
  await once(child, 'spawn')
  child.send({ port, tokens: probing, everyMs: probeEveryMs })
  return async (): Promise<Probed[]> => {
    child.send('stop')
    return nextMessage<Probed[]>(child)
  }
}

/** With a lower priority than the server, whose processors a crowd elsewhere would not use. Only root can take it back. */
async function behindOthers<Done>(work: () => Promise<Done>): Promise<Done> {
  if (process.getuid?.() !== 0) return work()
  const before = os.getPriority()
  os.setPriority(os.constants.priority.PRIORITY_LOW)
  try {
    return await work()
  } finally {
    os.setPriority(before)
  }
}

/** Since they were taken last. */
async function takeTurns(pid: number, file: string): Promise<number[]> {
  const read = () => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  const before = read()
  process.kill(pid, 'SIGUSR2')
  for (let look = 0; look < mostLooks; look += 1) {
    const text = read()
    if (text !== before && text.endsWith('\n')) return JSON.parse(text)
    await pause(20)
  }
  throw new Error('the server does not tell its turns')
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

/** {@link closedConnections} at a time, of all who are there: the next one asks as soon as somebody was answered. */
async function askInTurn({ port, browsing, urgent }: Callers, durationMs: number, most = Number.POSITIVE_INFINITY) {
  const sent: Sent[] = []
  const free = { browsing: [...browsing], urgent: [...urgent] }
  const end = performance.now() + durationMs
  let asked = 0
  const askNext = async () => {
    while (performance.now() < end && sent.length < most) {
      const from = asked % urgentEvery === 0 ? free.urgent : free.browsing
      asked += 1
      const caller = from.shift() as Caller
      sent.push(await call(port, caller))
      from.push(caller)
    }
  }
  await Promise.all(Array.from({ length: closedConnections }, askNext))
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

const answered = ({ sent }: Pick<Work, 'sent'>) => sent.filter(({ status, kind }) => status < 300 && kind !== 'health')
const rateOf = (work: Work) => (answered(work).length / work.elapsedMs) * 1_000
const perProcessorSecond = (work: Work) => (answered(work).length / work.processorMs) * 1_000

const late = (refused: readonly Sent[]) => refused.filter((one) => one.ms >= lateMs).length
const perAnswerMs = (work: Work) => work.serverMs / answered(work).length

/** How long something waits that comes at a random moment of these turns. */
function waitIn(turns: readonly number[], share: number): number {
  const all = turns.reduce((sum, ms) => sum + ms, 0)
  let [low, high] = [0, Math.max(0, ...turns)]
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2
    const longer = turns.reduce((sum, ms) => sum + Math.max(0, ms - middle), 0)
    if (longer > all * (1 - share)) low = middle
    else high = middle
  }
  return high
}

function report(best: Work, over: Work): Outcome {
  const ascending = (some: readonly { ms: number }[]) => some.map((one) => one.ms).sort((a, b) => a - b)
  const good = ascending(answered(over))
  const refused = over.sent.filter(({ status }) => status === 503)
  const unexpected = over.sent.filter(({ status }) => status >= 300 && status !== 503)
  const share = rateOf(over) / rateOf(best)
  const shareOfWork = perProcessorSecond(over) / perProcessorSecond(best)
  const refusalMs = (over.serverMs - answered(over).length * perAnswerMs(best)) / refused.length
  const waits = [0.5, 0.99].map((q) => waitIn(over.turns, q)) as [number, number]
  const probedRefusals = ascending(over.probed.filter(({ status }) => status === 503))
  const rows = (['browsing', 'saving', 'health'] as const).map((kind) => {
    const ofKind = over.sent.filter((one) => one.kind === kind)
    return rowOf(kind, ofKind)
  })
  const p99OfRefused = quantile(probedRefusals, 0.99)
  return {
    headlines: [
      [
        `Asked for ${times} times what it can do: answered, beside its best`,
        'at least 0.9',
        `**${share.toFixed(2)}**`,
        verdict(share / 0.9),
      ],
      [
        'The same, for each second of the processor time of server and PostgreSQL',
        'at least 0.9',
        `**${shareOfWork.toFixed(2)}**`,
        verdict(shareOfWork / 0.9),
      ],
      [
        'The same: what is answered, p99',
        'under 1 s',
        `**${ms(quantile(good, 0.99))}**`,
        verdict(1_000 / quantile(good, 0.99)),
      ],
      [
        'The same: what is refused, p99, as a client sees it',
        'under 10 ms',
        `**${ms(p99OfRefused)}**`,
        verdict(10 / p99OfRefused),
      ],
      [
        'The same: what is refused, p99, until the server reads it, in its processor time',
        'under 10 ms',
        `**${ms(waits[1])}**`,
        verdict(10 / waits[1]),
      ],
    ],
    section: `## More than it can do

${browsers} people browse and ${savers} save projects. At best, by ${closedConnections} at a time: ${Math.round(rateOf(best))} a second, ${Math.round(perProcessorSecond(best))} for each second of the
server's and PostgreSQL's processor time. Asked for ${times} times as many, whatever was answered: ${Math.round(rateOf(over))} a second, ${Math.round(perProcessorSecond(over))} for each second of processor
time; ${over.notSent} could not be sent, as everybody was waiting; ${unexpected.length} other answers. The program that asks runs on the same machine, behind the server where root measures, and its own
delays are in its figures. The last row is of another process, which asks every ${probeEveryMs} ms and does nothing else.

${table(['', 'asked', 'answered', 'p50', 'p99', 'refused, p50', 'refused, p99'], [...rows, rowOf('browsing, by the other', over.probed)])}

What is sent while the server is busy is read after ${ms(waits[0])} of its processor time, p50, and ${ms(waits[1])}, p99 (at its best ${ms(waitIn(best.turns, 0.5))} and
${ms(waitIn(best.turns, 0.99))}): on a machine that does nothing else, a refusal takes that long. It costs the server ${(refusalMs * 1_000).toFixed(0)} µs of processor time, if what is
answered costs what it costs at best, ${(perAnswerMs(best) * 1_000).toFixed(0)} µs. ${late(refused)} of ${refused.length} were refused only after they had waited for ${lateMs} ms.`,
  }
}

function rowOf(name: string, all: readonly { status: number; ms: number }[]) {
  const times = (isGood: boolean) =>
    all
      .filter(({ status }) => status < 300 === isGood)
      .map((one) => one.ms)
      .sort((a, b) => a - b)
  const [ok, no] = [times(true), times(false)]
  const figures = [ok, no].flatMap((some) => [0.5, 0.99].map((q) => (some.length > 0 ? ms(quantile(some, q)) : '–')))
  return [name, String(all.length), `${((ok.length / all.length) * 100).toFixed(0)}%`, ...figures]
}
