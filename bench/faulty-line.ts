import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from './seeded-random.ts'

const faults = ['refuses', 'hangs', 'fails', 'cuts'] as const
type State = 'works' | (typeof faults)[number]

/** The next state after this long, in milliseconds. */
const leastMs = 500
const mostMs = 5_000

/**
 * A way to the server at `address` that works and then breaks, again and again: connections are refused, taken and left alone,
 * told `failure`, or cut in the middle of what is sent on them.
 */
export async function openFaultyLine(address: string, failure: string, random: Random) {
  const { protocol, hostname, port: farPort } = new URL(address)
  const callers = new Set<Socket>()
  let state: State = 'works'

  const server = createServer((near) => {
    callers.add(near)
    near.on('error', () => near.destroy()).on('close', () => callers.delete(near))
    if (state === 'hangs') near.resume()
    else if (state === 'fails') near.end(failure)
    else join(near, state === 'cuts' ? random(0, 2_000) : Number.POSITIVE_INFINITY)
  })

  function join(near: Socket, mostBytes: number) {
    const far = connect(Number(farPort), hostname)
    let bytes = 0
    const count = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > mostBytes) near.destroy()
    }
    far.on('error', () => near.destroy()).on('close', () => near.destroy())
    near.on('close', () => far.destroy())
    near.on('data', count).pipe(far).on('data', count).pipe(near)
  }

  async function listen(port: number) {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }

  async function become(next: State) {
    state = next
    for (const caller of callers) caller.destroy()
    if (next !== 'refuses' && !server.listening) await listen(port)
    if (next === 'refuses' && server.listening) await once(server.close(), 'close')
  }

  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    address: `${protocol}//127.0.0.1:${port}`,
    /** Works again when it returns, with how often it broke. */
    async breakUntil(isOver: () => boolean): Promise<number> {
      let turn = 0
      for (; !isOver(); turn += 1) {
        await become(faults[turn % faults.length] ?? 'refuses')
        await pause(random(leastMs, mostMs))
        await become('works')
        await pause(random(leastMs, mostMs))
      }
      return turn
    },
    close: () => become('refuses'),
  }
}
