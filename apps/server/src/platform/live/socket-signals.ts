import type { Socket } from 'socket.io'
import type { LiveLimits } from './live-limits.ts'

/** One after the other, so that the latest wins. `limitPackets` keeps the queue short. */
export function onSignal(
  socket: Socket,
  name: string,
  onTrouble: (error: unknown) => void,
  handle: (data: unknown) => Promise<void>,
) {
  let last = Promise.resolve()
  socket.on(name, (data: unknown) => {
    last = last.then(() => handle(data)).catch(onTrouble)
  })
}

export function limitPackets(socket: Socket, { packets }: LiveLimits) {
  let [count, until] = [0, 0]
  socket.conn.on('packet', () => {
    const now = performance.now()
    if (now > until) [count, until] = [0, now + packets.windowMs]
    count += 1
    if (count > packets.count) socket.disconnect(true)
  })
}
