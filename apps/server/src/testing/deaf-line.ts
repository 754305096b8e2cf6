import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Leads to `url` until the caller has said `word`; nothing gets through after that, and nobody hangs up. */
export async function openDeafLine(url: string, word: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    keep(near)
    keep(far)
    far.on('data', (bytes) => near.write(bytes))
    let isDeaf = false
    near.on('data', (bytes) => {
      isDeaf ||= bytes.includes(word)
      if (!isDeaf) far.write(bytes)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  const nearUrl = new URL(url)
  nearUrl.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return nearUrl.href
}
