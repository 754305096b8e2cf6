import { returnWithinEvent } from '@guildhall/contract'
import type { Socket } from 'socket.io-client'

export const reconnection = {
  ...{ reconnectionDelay: 1_000, reconnectionDelayMax: 30_000, randomizationFactor: 0.5 },
  // After a restart a server may need that long to take all who wait. Each try given up costs it as much as one that succeeds.
  timeout: 60_000,
}

/** Milliseconds. The longest delay of a small herd. */
const shortestMax = 5_000

/**
 * When the server closes the connection, the socket comes back at a random moment within the time that the server has named. When it
 * has fallen silent, soon: that is our own line, or sockets notice it at moments as far apart as their pings.
 */
export function paceReturns(socket: Socket, random = Math.random): void {
  let withinMs = 0
  socket.on(returnWithinEvent, (ms: unknown) => {
    withinMs = typeof ms === 'number' && ms > 0 ? Math.min(ms, reconnection.reconnectionDelayMax) : 0
  })
  socket.on('connect', () => {
    withinMs = 0
  })
  socket.on('disconnect', (reason) => {
    const { io } = socket
    const spreadMs = reason === 'ping timeout' ? 0 : withinMs
    io.reconnectionDelay(spreadMs > 0 ? spreadMs * random() : reconnection.reconnectionDelay)
    // As often as the next process can take it, however long that is away.
    io.reconnectionDelayMax(spreadMs > 0 ? Math.max(spreadMs, shortestMax) : reconnection.reconnectionDelayMax)
    // Its own randomness would gather many at its longest delay.
    io.randomizationFactor(spreadMs > 0 ? 0 : reconnection.randomizationFactor)
  })
}

/** For somebody who looks at the screen again, or whose network has changed. */
export function comeBackNow(socket: Socket): void {
  const isTrying = socket.io.engine?.readyState === 'opening'
  if (socket.active && !socket.connected && !isTrying) socket.disconnect().connect()
}
