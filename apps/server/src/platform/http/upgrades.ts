import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { DomainError } from '../errors.ts'
import { renderFailure } from './error-handler.ts'

/** Owns the connection from now on: it has no deadlines but those set here, and listeners of `error` alone. */
export type TakeUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/**
 * The addresses at which a connection may become a WebSocket. Any other offer to upgrade is answered as if it had not
 * been made, as HTTP allows: `curl --http2` and the client of Java send one with every request.
 */
export class Upgrades {
  readonly #takers = new Map<string, TakeUpgrade>()

  at(path: string, take: TakeUpgrade) {
    this.#takers.set(path, take)
  }

  accepts({ method, headers, url }: IncomingMessage): boolean {
    return method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket' && this.#takers.has(pathOf(url))
  }

  take(request: IncomingMessage, socket: Duplex, head: Buffer) {
    const take = this.accepts(request) ? this.#takers.get(pathOf(request.url)) : undefined
    if (take) take(request, socket, head)
    else socket.destroy()
  }
}

export function refuseUpgrade(socket: Duplex, refusal: DomainError) {
  socket.write(renderFailure(refusal))
  // Without waiting for a client that reads nothing. So little fits into the buffers of the system.
  socket.destroy()
}

const pathOf = (url = '') => url.split('?', 1)[0] ?? ''
