/**
 * `node bench/attempts.ts [ROUNDS]`: what starting and finishing an attempt of 20 generated questions costs, 16 at a time over all
 * cells that have templates, in processor time of the server and its database connections, and how the server grows by it.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { startThrowawayPostgres } from '../apps/server/src/platform/embedded-postgres/throwaway.ts'
import { levelNames, listQuestionSetKeys, skillNames } from '../packages/content/src/index.ts'
import { templatesIn } from '../packages/content/src/templates/registry.ts'
import { clientConnections, insertListeners, type Person } from './people.ts'
import { openProcessorTimer, usedMs } from './processor-time.ts'
import { type RunningServer, residentBytes, startGuildhall } from './servers.ts'
import { megabytes, ms, table } from './tables.ts'

const attempts = '/api/assessments/attempts'
const questions = 20
const rounds = Number(process.argv[2] ?? 12)
/** Until V8 has compiled what they run. */
const warmUpRounds = 8
/** How long a server that uses this little has ended what it does after its start. */
const rest = { milliseconds: 500, usesLess: 15, within: 60_000 }
const targets = { start: 20, finish: 30 }
type Act = keyof typeof targets

const cells = listQuestionSetKeys()
  .filter((cell) => templatesIn(cell).length > 0)
  .map(({ skill, level }) => ({ skill: skillNames[skill], difficulty: levelNames[level], numQuestions: questions }))

const postgres = await startThrowawayPostgres()
const dataDir = await mkdtemp(path.join(tmpdir(), 'guildhall-attempts-'))
const url = Object.assign(new URL(postgres.url), { pathname: '/attempts' }).href
try {
  const client = new pg.Client(postgres.url)
  await client.connect()
  await client.query('create database attempts')
  await client.end()
  const server = await startGuildhall(url, dataDir, { clients: [], viewer: { id: '', email: '', token: '' } })
  try {
    await report(server)
  } finally {
    await server.stop()
  }
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function report(server: RunningServer) {
  const people = await insertListeners(url, (warmUpRounds + rounds) * clientConnections)
  await untilAtRest(server)
  const before = residentBytes(server.pid)
  const timer = await openProcessorTimer(url, server.pid)
  const used: Record<Act, { all: number[]; server: number[] }> = {
    start: { all: [], server: [] },
    finish: { all: [], server: [] },
  }
  const measured = async <T>(act: Act, work: () => Promise<T>): Promise<T> => {
    const [stop, own] = [await timer.start(), usedMs(server.pid)]
    const result = await work()
    used[act].server.push((usedMs(server.pid) - own) / clientConnections)
    used[act].all.push((await stop()) / clientConnections)
    return result
  }
  for (let round = 0; round < warmUpRounds + rounds; round++) {
    const crowd = people.slice(round * clientConnections, (round + 1) * clientConnections)
    const cellOf = (place: number) => cells[(round * clientConnections + place) % cells.length]
    const ids = await measured('start', () =>
      Promise.all(crowd.map((one, place) => send(server, one, 'POST', attempts, cellOf(place)))),
    )
    for (let position = 0; position < questions; position++) {
      const at = `answers/${position}`
      await Promise.all(
        crowd.map((one, place) => send(server, one, 'PUT', `${attempts}/${ids[place]}/${at}`, { option: place % 4 })),
      )
    }
    await measured('finish', () =>
      Promise.all(crowd.map((one, place) => send(server, one, 'POST', `${attempts}/${ids[place]}/finish`))),
    )
  }
  await timer.close()

  const rows = (Object.keys(targets) as Act[]).map((act) => {
    const [all, own] = [used[act].all, used[act].server].map((list) => median(list.slice(warmUpRounds)))
    const first = used[act].server[0] ?? 0
    if (Math.max(own ?? 0, first) >= targets[act]) process.exitCode = 1
    return [act, ms(own ?? 0), ms(all ?? 0), ms(first), `below ${targets[act]} ms`]
  })
  console.log(table(['act', 'server', 'with PostgreSQL', 'server, first round', 'target'], rows))
  console.log(`Resident memory: ${megabytes(before)} before, ${megabytes(residentBytes(server.pid))} after all.`)
}

async function send({ port }: RunningServer, { token }: Person, method: string, address: string, body: object = {}) {
  const response = await fetch(`http://127.0.0.1:${port}${address}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text.slice(0, 300)}`)
  return text === '' ? '' : String((JSON.parse(text) as { _id?: string })._id)
}

async function untilAtRest({ pid }: RunningServer) {
  const deadline = performance.now() + rest.within
  for (let before = -Infinity; usedMs(pid) - before >= rest.usesLess; ) {
    if (performance.now() > deadline) throw new Error(`The server is still busy after ${rest.within / 1_000} s.`)
    before = usedMs(pid)
    await setTimeout(rest.milliseconds)
  }
}

function median(list: readonly number[]): number {
  return list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)] ?? 0
}
