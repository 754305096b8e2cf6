import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Exchange = { request: IncomingMessage; answer: ServerResponse }
type Turn = { isBusy: boolean; waiting: Exchange[] }

/**
 * Node.js starts every request of a packet at once, a thousand if a client pipelines them. Here the next one of a
 * connection starts once the answer before it is complete, in an event-loop turn of its own.
 */
export function inTurnPerConnection(listener: RequestListener): RequestListener {
  const turns = new WeakMap<Socket, Turn>()

  function begin({ request, answer }: Exchange, turn: Turn) {
    answer.on('close', () => {
      if (turn.waiting.length > 0) setImmediate(beginNext, request.socket, turn)
      else turn.isBusy = false
    })
    listener(request, answer)
  }

  function beginNext(socket: Socket, turn: Turn) {
    const next = socket.writable ? turn.waiting.shift() : undefined
    if (next) return begin(next, turn)
    Object.assign(turn, { isBusy: false, waiting: [] })
    if (socket.isPaused()) socket.resume()
  }

  return (request, answer) => {
    const { socket } = request
    const turn = turns.get(socket) ?? { isBusy: false, waiting: [] }
    if (!turns.has(socket)) turns.set(socket, turn)
    if (!turn.isBusy) {
      turn.isBusy = true
      begin({ request, answer }, turn)
    } else {
      turn.waiting.push({ request, answer })
      // Until its turn comes, no more of this connection is read.
      socket.pause()
    }
  }
}
