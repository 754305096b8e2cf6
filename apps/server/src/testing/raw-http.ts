import { once } from 'node:events'
import { connect } from 'node:net'

export type RawAnswer = { status: number; headers: Headers; body: string }

/**
 * For misbehaving clients. Reads nothing before `answer()` or `closed()`, like a client that sends everything first.
 */
export async function openConnection(port: number, localAddress = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  let received = ''
  socket.pause()
  const gone = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  socket.on('error', () => {}) // leads to a missing answer
  await once(socket, 'connect')
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1')
  })
  socket.pause()

  return {
    socket,
    send: (bytes: string | Buffer) =>
      Promise.race([gone, new Promise<void>((resolve) => socket.write(bytes, () => resolve()))]),
    /** Rejects if the connection ends before a final response is complete. */
    async answer(): Promise<RawAnswer> {
      socket.resume()
      for (;;) {
        const answer = parseAnswer(received)
        if (answer) return answer
        if (socket.destroyed) throw new Error(`the connection ended after “${received.slice(0, 200)}”`)
        await Promise.race([gone, once(socket, 'data').catch(() => {})])
      }
    },
    forget() {
      received = ''
    },
    closed() {
      socket.resume()
      return gone
    },
    close: () => void socket.destroy(),
  }
}

function parseAnswer(received: string): RawAnswer | undefined {
  const text = received.replace(/^(HTTP\/1\.1 1\d\d .*?\r\n\r\n)+/s, '')
  const [head, ...rest] = text.split('\r\n\r\n')
  if (head === undefined || rest.length === 0) return undefined
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = new Headers(lines.map((line) => line.split(/: */, 2) as [string, string]))
  const body = rest.join('\r\n\r\n')
  if (body.length < Number(headers.get('content-length'))) return undefined
  return { status: Number(statusLine.split(' ')[1]), headers, body: Buffer.from(body, 'latin1').toString('utf8') }
}
