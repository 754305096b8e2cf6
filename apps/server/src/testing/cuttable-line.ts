import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A real line to a database that can be cut, as a network or a restart would, and mended again. */
export async function openCuttableLine(url: string) {
  const { hostname, port: farPort } = new URL(url)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(farPort), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await listen(0)
  const { port } = server.address() as AddressInfo
  const nearUrl = new URL(url)
  nearUrl.host = `127.0.0.1:${port}`

  async function listen(onPort: number) {
    server.listen(onPort, '127.0.0.1')
    await once(server, 'listening')
  }

  return {
    url: nearUrl.href,
    /** Breaks every connection and refuses new ones. */
    async cut() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
    mend: () => listen(port),
    async close() {
      for (const socket of sockets) socket.destroy()
      if (!server.listening) return
      server.close()
      await once(server, 'close')
    },
  }
}
