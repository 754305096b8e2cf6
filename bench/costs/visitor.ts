import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { Socket } from 'node:net'

type Sent = {
  method?: 'GET' | 'POST' | 'PUT'
  path: string
  token?: string
  /** Asked for as a page, not as JSON. */
  isPage?: boolean
  body?: object | FormData
}

/** Asks as browsers do, compressed and over few connections, and counts the bytes that come back with their headers. */
export class Visitor {
  bytes = 0
  readonly #url: string
  readonly #agent: Agent
  readonly #read = new WeakMap<Socket, number>()

  constructor(port: number, connections: number) {
    this.#url = `http://127.0.0.1:${port}`
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  async send<Answer>({ method = 'GET', path, token, isPage = false, body }: Sent): Promise<Answer> {
    const sending = request(this.#url + path, { method, agent: this.#agent })
    sending.setHeader('accept', isPage ? 'text/html' : 'application/json')
    sending.setHeader('user-agent', 'Mozilla/5.0')
    // What an answer says is read only where something was sent.
    if (method === 'GET') sending.setHeader('accept-encoding', 'gzip, deflate, br')
    if (token) sending.setHeader('authorization', `Bearer ${token}`)
    if (body instanceof FormData) {
      const encoded = new Response(body)
      sending.setHeader('content-type', encoded.headers.get('content-type') ?? '')
      sending.end(Buffer.from(await encoded.arrayBuffer()))
    } else if (body) {
      sending.setHeader('content-type', 'application/json')
      sending.end(JSON.stringify(body))
    } else sending.end()

    const [response] = await once(sending, 'response')
    const { socket } = response as { socket: Socket }
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk)
    this.bytes += socket.bytesRead - (this.#read.get(socket) ?? 0)
    this.#read.set(socket, socket.bytesRead)
    const text = Buffer.concat(chunks).toString()
    if (response.statusCode >= 300) throw new Error(`${method} ${path}: ${response.statusCode} ${text.slice(0, 300)}`)
    return method === 'GET' || text === '' ? (undefined as Answer) : (JSON.parse(text) as Answer)
  }

  close() {
    this.#agent.destroy()
  }
}
