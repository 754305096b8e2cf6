import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { loadavg } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  declinedUpgrade,
  liveUpgrade,
  longAnswers,
  plainRequest,
} from '../apps/server/src/testing/hostile-sequences.ts'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { usedMs } from './processor-time.ts'
import { table, verdict } from './tables.ts'

/** Four addresses have all but a hundred of the connections there are. */
const count = 3_900
/** Seconds until all is as before, after they have left. */
const targetSeconds = 5
const heldMs = 3_000
/** Linux takes the whole network for its own machine. */
const hostileAddresses = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5']
const otherAddress = '127.0.0.9'

const kinds = [
  { kind: 'offers to upgrade to another word', send: plainRequest + declinedUpgrade('h2c') },
  { kind: 'the same at the live address', send: plainRequest + declinedUpgrade('magic', '/api/live/') },
  { kind: 'WebSockets that say nothing', send: liveUpgrade },
  { kind: 'heads that never end', send: 'GET /healthz HTTP/1.1\r\nx: ' },
  { kind: 'answers that nobody reads', send: longAnswers },
]

type Server = Awaited<ReturnType<typeof startServerProcess>>
export type HostileResults = Awaited<ReturnType<typeof measureHostile>>

/** One kind after the other: how others are served meanwhile, and how soon all is as before once they have left. */
export async function measureHostile() {
  const settings = { DATABASE_URL: '', GUILDHALL_DEMO: '0', LOG_LEVEL: 'silent' }
  const server = await startServerProcess(settings, [path.join(import.meta.dirname, '../setup.cjs'), '--serve'])
  try {
    const results = []
    for (const { kind, send } of kinds) results.push({ kind, ...(await measure(server, send)) })
    return results
  } finally {
    await server.stop()
  }
}

async function measure(server: Server, send: string) {
  await ask(server.url, otherAddress)
  const before = await openFiles(server)
  const sockets = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      open(server.url, hostileAddresses[n % hostileAddresses.length] ?? '', send),
    ),
  )
  await pause(heldMs)
  const held = (await openFiles(server)) - before
  const meanwhile = await timed(() => ask(server.url, otherAddress))

  const used = usedMs(server.pid)
  for (const socket of sockets) socket.destroy()
  const after = await timed(async () => {
    while ((await openFiles(server)) > before + tolerated) await pause(20)
    for (const address of hostileAddresses) while (!(await isServed(server.url, address))) await pause(20)
  })
  return { held, meanwhile, after, work: (usedMs(server.pid) - used) / 1_000 }
}

/** Connections of pools, which come and go. */
const tolerated = 20

const openFiles = async ({ pid }: Server) => (await readdir(`/proc/${pid}/fd`)).length

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1_000
}

/** Reads nothing. */
async function open(url: string, localAddress: string, send: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname === 'localhost' ? '127.0.0.1' : hostname, port: Number(port), localAddress })
  socket.on('error', () => {})
  await Promise.race([once(socket, 'connect'), once(socket, 'close')])
  socket.write(send)
  return socket
}

async function ask(url: string, localAddress: string): Promise<void> {
  const { port } = new URL(url)
  const sent = request({ host: '127.0.0.1', port, path: '/healthz', localAddress, agent: false })
  sent.end()
  const [response] = await once(sent, 'response')
  response.resume()
  if (response.statusCode !== 200) throw new Error(`answered ${response.statusCode}`)
}

const isServed = (url: string, address: string) =>
  ask(url, address).then(
    () => true,
    () => false,
  )

export function writeHostileReport(results: HostileResults): string {
  return `# Hostile connections

Written by \`npm run bench -- --hostile\` on ${new Date().toISOString().slice(0, 10)}. ${count.toLocaleString('en-US')} connections of each kind, from
${hostileAddresses.length} addresses, stay for ${heldMs / 1_000} seconds and leave. Meanwhile the machine had a load of ${Math.round(loadavg()[0] ?? Number.NaN)}.

${table(
  ['', 'held at once', 'another is served in', 'as before after', 'of it, processor time', 'reached'],
  results.map(({ kind, held, meanwhile, after, work }) => [
    kind,
    held.toLocaleString('en-US'),
    `${Math.round(meanwhile * 1_000)} ms`,
    `${after.toFixed(1)} s`,
    `${work.toFixed(2)} s`,
    verdict(targetSeconds / after),
  ]),
)}
`
}
