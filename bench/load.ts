import { connect, type Socket } from 'node:net'

/** `asPage`: what a browser says of itself when it asks for a page, which is sent to it compressed. */
export type BenchRequest = { method: 'GET' | 'POST' | 'PUT'; path: string; body?: string; asPage?: true }
export type Target = {
  port: number
  /** Header lines that identify users; connections take turns. */
  people: readonly string[]
}
export type Load = {
  rate: number
  latencies: number[]
}

const headEnd = Buffer.from('\r\n\r\n')

/**
 * Keeps `connections` requests in flight. Speaks HTTP on raw sockets, because it shares the machine with the servers.
 * Any failure ends the run.
 */
export async function applyLoad(
  target: Target,
  next: () => BenchRequest,
  { connections, durationMs }: { connections: number; durationMs: number },
): Promise<Load> {
  const latencies: number[] = []
  const started = performance.now()
  const end = started + durationMs
  await Promise.all(
    Array.from({ length: connections }, async (_, place) => {
      const connection = await openConnection(target.port, target.people[place % target.people.length] ?? '')
      while (performance.now() < end) {
        const sent = performance.now()
        await connection.exchange(next())
        latencies.push(performance.now() - sent)
      }
      connection.close()
    }),
  )
  const elapsedMs = performance.now() - started
  return { rate: (latencies.length / elapsedMs) * 1_000, latencies: latencies.sort((a, b) => a - b) }
}

export function quantile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN
}

export async function ask(target: Target, request: BenchRequest): Promise<string> {
  const connection = await openConnection(target.port, target.people[0] ?? '')
  try {
    return (await connection.exchange(request)).toString('utf8')
  } finally {
    connection.close()
  }
}

export type Answer = { status: number; body: Buffer }
export type OpenConnection = Awaited<ReturnType<typeof openConnection>>

/** Reads only responses with a Content-Length. */
export async function openConnection(port: number, person: string) {
  const socket = await connected(port)
  let pending: { resolve(answer: Answer): void; reject(error: Error): void; label: string } | undefined
  let received: Buffer[] = []
  let receivedBytes = 0
  let answer: { status: number; bodyAt: number; totalBytes: number } | undefined

  socket.on('data', (chunk) => {
    received.push(chunk)
    receivedBytes += chunk.length
    if (!answer) {
      const head = Buffer.concat(received)
      received = [head]
      answer = readHead(head)
    }
    if (answer && receivedBytes >= answer.totalBytes) finish(answer)
  })
  socket.on('error', (error) => pending?.reject(error))
  socket.on('close', () => pending?.reject(new Error(`${pending.label}: the server closed the connection`)))

  function finish({ status, bodyAt }: { status: number; bodyAt: number }) {
    const body = Buffer.concat(received).subarray(bodyAt)
    const waiting = pending
    received = []
    receivedBytes = 0
    answer = undefined
    pending = undefined
    waiting?.resolve({ status, body })
  }

  const send = (request: BenchRequest) =>
    new Promise<Answer>((resolve, reject) => {
      if (socket.destroyed) throw new Error(`${labelOf(request)}: the server has closed the connection`)
      pending = { resolve, reject, label: labelOf(request) }
      socket.write(render(request, person))
    })
  return {
    send,
    /** Rejects what is refused. */
    async exchange(request: BenchRequest): Promise<Buffer> {
      const { status, body } = await send(request)
      if (status >= 300) throw new Error(`${labelOf(request)}: ${status} ${body.toString('utf8', 0, 300)}`)
      return body
    },
    isClosed: () => socket.closed || socket.readableEnded,
    close: () => void socket.destroy(),
  }
}

const labelOf = ({ method, path }: BenchRequest) => `${method} ${path}`

function connected(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.once('connect', () => resolve(socket))
    socket.once('error', reject)
  })
}

const asProgram = 'accept: application/json'
const asBrowser = 'accept: text/html\r\naccept-encoding: gzip, deflate, br, zstd'

function render({ method, path, body, asPage }: BenchRequest, person: string): string {
  const head = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${asPage ? asBrowser : asProgram}\r\n${person}\r\n`
  if (body === undefined) return `${head}\r\n`
  return `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

function readHead(bytes: Buffer) {
  const end = bytes.indexOf(headEnd)
  if (end === -1) return undefined
  const head = bytes.toString('latin1', 0, end)
  const length = head.match(/\r\ncontent-length: *(\d+)/i)?.[1]
  if (length === undefined) throw new Error(`an answer without its length:\n${head}`)
  const bodyAt = end + headEnd.length
  return { status: Number(head.slice(9, 12)), bodyAt, totalBytes: bodyAt + Number(length) }
}
