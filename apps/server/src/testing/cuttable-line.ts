import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export async function openCuttableLine(url: string) {
  const { hostname, port: farPort } = new URL(url)
  const callers = new Set<Socket>()
  let flowing: Promise<unknown> = Promise.resolve()
  const server = createServer((near) => {
    callers.add(near)
    near.on('error', () => near.destroy())
    near.on('close', () => callers.delete(near))
    void flowing.then(() => join(near))
  })

  function join(near: Socket) {
    const far = connect(Number(farPort), hostname)
    far.on('error', () => near.destroy())
    far.on('close', () => near.destroy())
    near.on('close', () => far.destroy())
    near.pipe(far).pipe(near)
  }

  await listen(0)
  const { port } = server.address() as AddressInfo
  const nearUrl = new URL(url)
  nearUrl.host = `127.0.0.1:${port}`

  async function listen(onPort: number) {
    server.listen(onPort, '127.0.0.1')
    await once(server, 'listening')
  }

  async function cut() {
    for (const caller of callers) caller.destroy()
    if (!server.listening) return
    server.close()
    await once(server, 'close')
  }

  return {
    url: nearUrl.href,
    connections: () => callers.size,
    cut,
    mend: () => listen(port),
    /** Accepts connections but forwards nothing, until the returned function is called. */
    silence() {
      const { promise, resolve } = Promise.withResolvers<void>()
      flowing = promise
      return resolve
    },
    close: cut,
  }
}
