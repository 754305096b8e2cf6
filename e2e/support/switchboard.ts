import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy for several servers. Connections are refused while no target is set. */
export async function openSwitchboard(url: string) {
  let target: string | undefined = url
  const connections = new Set<Socket>()
  const server = createServer((near) => {
    if (!target) return void near.destroy()
    const { hostname, port } = new URL(target)
    const far = connect(Number(port), hostname)
    connections.add(near)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
      one.pipe(other)
    }
    near.on('close', () => connections.delete(near))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** New connections only: open ones stay where they are. */
    turnTo(next: string | undefined) {
      target = next
    },
    async close() {
      for (const connection of connections) connection.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
