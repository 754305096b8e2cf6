import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Exchange = { request: IncomingMessage; answer: ServerResponse }

/**
 * Node.js starts every request of a packet at once, a thousand if a client pipelines them. Here the next one of a
 * connection starts once the answer before it is complete, in an event-loop turn of its own.
 */
export function inTurnPerConnection(listener: RequestListener): RequestListener {
  const turns = new WeakMap<Socket, { isBusy: boolean; waiting: Exchange[] }>()

  function begin({ request, answer }: Exchange) {
    answer.once('close', () => setImmediate(beginNext, request.socket))
    listener(request, answer)
  }

  function beginNext(socket: Socket) {
    const turn = turns.get(socket)
    const next = socket.writable ? turn?.waiting.shift() : undefined
    if (next) return begin(next)
    if (turn) Object.assign(turn, { isBusy: false, waiting: [] })
    if (socket.isPaused()) socket.resume()
  }

  return (request, answer) => {
    const { socket } = request
    const turn = turns.get(socket) ?? { isBusy: false, waiting: [] }
    if (!turns.has(socket)) turns.set(socket, turn)
    if (!turn.isBusy) {
      turn.isBusy = true
      begin({ request, answer })
    } else {
      turn.waiting.push({ request, answer })
      // Until its turn comes, no more of this connection is read.
      socket.pause()
    }
  }
}
