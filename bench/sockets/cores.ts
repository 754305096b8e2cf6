import { availableParallelism } from 'node:os'
import { guildhallApi } from '../apis.ts'
import { applyLoad } from '../load.ts'
import type { Person } from '../people.ts'
import { idleMs, openProcessorTimer, usedMs } from '../processor-time.ts'
import { browse, browsingMix, listIds } from '../scenarios.ts'
import { startProcess, type WebProcess } from './web-processes.ts'

const most = 3
const rounds = 3
const durationMs = 2_500
const warmUpMs = 4_000
/** In all, however many processes answer. */
const connections = 24

/** `busyCores`: of the machine, on average, with who asks. */
export type CoresRow = { processes: number; requests: number; webMs: number; databaseMs: number; busyCores: number }

/** The same load over one, two and three web processes, in turns: processor time of a request is what a core can do, however many there are. */
export async function measureCores(databaseUrl: string, people: readonly Person[]): Promise<CoresRow[]> {
  const all: WebProcess[] = []
  const timer = await openProcessorTimer(databaseUrl, 0)
  try {
    for (let place = 0; place < most; place += 1) all.push(await startProcess(databaseUrl))
    const ids = await listIds(databaseUrl, 5_000)
    await load(all, people, ids, warmUpMs)
    const rows: CoresRow[] = Array.from({ length: most }, (_, place) => ({
      ...{ processes: place + 1, requests: 0, webMs: 0, databaseMs: 0, busyCores: 0 },
    }))
    for (let round = 0; round < rounds; round += 1) {
      for (const row of round % 2 === 0 ? rows : rows.toReversed()) {
        const some = all.slice(0, row.processes)
        const stop = await timer.start()
        const before = some.map(({ pid }) => usedMs(pid))
        const [idle, began] = [idleMs(), performance.now()]
        row.requests += await load(some, people, ids, durationMs)
        row.busyCores += (availableParallelism() - (idleMs() - idle) / (performance.now() - began)) / rounds
        row.webMs += some.reduce((sum, { pid }, place) => sum + usedMs(pid) - (before[place] ?? 0), 0)
        row.databaseMs += await stop()
      }
    }
    return rows
  } finally {
    await timer.close()
    for (const server of all) await server.stop()
  }
}

async function load(servers: readonly WebProcess[], people: readonly Person[], ids: string[], ms: number) {
  const loads = servers.map(({ port }, place) => {
    const lists = browse(browsingMix)(guildhallApi)
    let at = place * 1_000
    const next = () => {
      at += 1
      return at % 2 === 0 ? lists() : guildhallApi.project(ids[at % ids.length] ?? '')
    }
    const target = { port, people: people.map(({ token }) => guildhallApi.sayWho(token)) }
    return applyLoad(target, next, { connections: connections / servers.length, durationMs: ms })
  })
  return (await Promise.all(loads)).reduce((sum, { latencies }) => sum + latencies.length, 0)
}
