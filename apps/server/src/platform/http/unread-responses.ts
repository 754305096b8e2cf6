import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** While buffered responses exceed `limit` bytes in total, closes the connections with the largest ones. */
export function limitUnreadResponses(server: Server, limit: number) {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  function check() {
    let total = 0
    for (const socket of sockets) total += socket.writableLength
    if (total <= limit) return
    for (const socket of [...sockets].sort((one, other) => other.writableLength - one.writableLength)) {
      if (total <= limit) return
      total -= socket.writableLength
      socket.destroy()
    }
  }

  server.on('listening', () => {
    const timer = setInterval(check, 1_000).unref()
    server.once('close', () => clearInterval(timer))
  })
}
