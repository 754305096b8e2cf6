import { findValkey, startValkey } from '../../apps/server/src/testing/valkey.ts'
import { copyDatabase, type DatabaseServer, dropDatabase } from '../databases.ts'
import { insertPeople } from '../people.ts'
import { seedDatabase } from '../seed-database.ts'
import { measureCarrier } from './carriers.ts'
import { measureCores } from './cores.ts'
import { Crowd, socketsPerClient } from './crowd.ts'

const rows = 20_000
/** By itself a process takes 3,000. */
const usualPerProcess = 2_500
/** Beside its own, those that come again before the last one is known to be lost. */
const room = 1.2
/** For what else a process opens that has many sockets. */
const spareFiles = 500
/** For these processes and a worker, with room. */
export const maxConnections = 200

export type SocketResults = Awaited<ReturnType<typeof measureSockets>>
const processCounts = [2, 8]
const partNames = ['carriers', 'crowd', 'cores'] as const

/** `only`: some of the parts. */
type Options = { only: string | undefined; sockets: number; processes: number | undefined; say: (line: string) => void }

export async function measureSockets(server: DatabaseServer, { only, sockets, processes, say }: Options) {
  const wanted = only?.split(',') ?? partNames
  const url = await copyDatabase(server, { name: `projects_${rows}`, fill: (fresh) => seedDatabase(fresh, rows) })
  const program = findValkey()
  if (!program) throw new Error('Debian has no Redis here, which speaks as Valkey does')
  const valkey = await startValkey(program)
  try {
    const people = await insertPeople(url)
    const carriers = []
    if (wanted.includes('carriers')) {
      for (const processes of processCounts) {
        for (const carrier of ['PostgreSQL', 'Valkey'] as const) {
          say(`Events by ${carrier} between ${processes} processes.`)
          carriers.push(...(await measureCarrier(carrier, processes, { databaseUrl: url, valkey })))
        }
      }
    }
    const crowd = wanted.includes('crowd')
      ? await measureCrowd(url, people.viewer, { sockets, processes, say })
      : undefined
    if (wanted.includes('cores')) say('Web processes.')
    const cores = wanted.includes('cores') ? await measureCores(url, people.clients) : []
    return { carriers, crowd, cores }
  } finally {
    await valkey.end()
    await dropDatabase(server, url)
  }
}

/** Node.js raises its own limit to the hard one. */
function openFilesAllowed(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files: { soft: number | 'unlimited' } } }
  const soft = userLimits?.open_files.soft
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY
}

async function measureCrowd(
  url: string,
  client: Awaited<ReturnType<typeof insertPeople>>['viewer'],
  { sockets, processes, say }: Pick<Options, 'sockets' | 'processes' | 'say'>,
) {
  const webProcesses = processes ?? Math.ceil(sockets / usualPerProcess)
  const perProcess = Math.ceil((sockets / webProcesses) * room)
  const [most, needed] = [openFilesAllowed(), Math.max(perProcess, socketsPerClient) + spareFiles]
  if (needed > most) throw new Error(`a process may open ${most} files here (ulimit -n), and this takes ${needed}`)
  const settings = { GUILDHALL_SOCKETS: String(perProcess) }
  const crowd = new Crowd(url, { sockets, processes: webProcesses, settings })
  try {
    say(`${sockets} sockets to ${webProcesses} processes.`)
    const bytesPerSocket = await crowd.open()
    say('All of them are told of one event.')
    const told = await crowd.tellAll(client)
    say('All processes are lost.')
    const paced = await crowd.herd(true)
    say('All processes are lost, and nobody spreads.')
    const unpaced = await crowd.herd(false)
    return { sockets, webProcesses, bytesPerSocket, told, paced, unpaced }
  } finally {
    await crowd.close()
  }
}
