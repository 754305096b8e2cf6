import { returnWithinEvent } from '@guildhall/contract'
import type { Socket } from 'socket.io-client'

export const reconnection = { reconnectionDelay: 1_000, reconnectionDelayMax: 30_000, randomizationFactor: 0.5 }

/** When the connection is lost, the socket comes back at a random moment within the time that the server has named. */
export function paceReturns(socket: Socket, random = Math.random): void {
  let withinMs = 0
  socket.on(returnWithinEvent, (ms: unknown) => {
    withinMs = typeof ms === 'number' && ms > 0 ? Math.min(ms, reconnection.reconnectionDelayMax) : 0
  })
  socket.on('connect', () => {
    withinMs = 0
  })
  socket.on('disconnect', () => {
    const { io } = socket
    io.reconnectionDelay(withinMs > 0 ? withinMs * random() : reconnection.reconnectionDelay)
    // Its own randomness would gather many at its longest delay.
    io.randomizationFactor(withinMs > 0 ? 0 : reconnection.randomizationFactor)
  })
}
