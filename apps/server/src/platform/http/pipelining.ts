import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Exchange = { request: IncomingMessage; answer: ServerResponse }

/**
 * Node.js starts every request of a packet at once, a thousand if a client pipelines them. Here the next one of a
 * connection starts once the answer before it is complete, in an event-loop turn of its own.
 */
export function inTurnPerConnection(listener: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, Exchange[]>()

  function begin({ request, answer }: Exchange) {
    answer.once('close', () => setImmediate(beginNext, request.socket))
    listener(request, answer)
  }

  function beginNext(socket: Socket) {
    const next = socket.writable ? queues.get(socket)?.shift() : undefined
    if (next) return begin(next)
    queues.delete(socket)
    if (socket.isPaused()) socket.resume()
  }

  return (request, answer) => {
    const { socket } = request
    const queue = queues.get(socket)
    if (!queue) {
      queues.set(socket, [])
      begin({ request, answer })
    } else {
      queue.push({ request, answer })
      // Until its turn comes, no more of this connection is read.
      socket.pause()
    }
  }
}
