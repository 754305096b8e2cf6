import type { Socket } from 'node:net'
import type { ConnectionLimits } from './connection-limits.ts'

type PaceLimits = Pick<ConnectionLimits, 'unreadAnswerMs' | 'answerBytesPerSecond'>

/** How fast a client reads an answer. Only time in which something waits for the client counts. */
export class AnswerPace {
  readonly #socket: Socket
  #bytesAtStart = 0
  #waitingMs = 0
  #silentMs = 0
  #taken = ''

  constructor(socket: Socket) {
    this.#socket = socket
  }

  restart() {
    this.#bytesAtStart = this.#socket.bytesWritten
    this.#waitingMs = 0
    this.#silentMs = 0
  }

  isOverdue(elapsedMs: number, { unreadAnswerMs, answerBytesPerSecond }: PaceLimits): boolean {
    const { writableLength, bytesWritten } = this.#socket
    if (writableLength === 0) {
      this.#silentMs = 0
      return false
    }
    const taken = `${bytesWritten - writableLength}:${bytesInSystem(this.#socket)}`
    this.#silentMs = taken === this.#taken ? this.#silentMs + elapsedMs : 0
    this.#taken = taken
    this.#waitingMs += elapsedMs
    const allowedMs = unreadAnswerMs + ((bytesWritten - this.#bytesAtStart) / answerBytesPerSecond) * 1_000
    return this.#silentMs >= unreadAnswerMs || this.#waitingMs >= allowedMs
  }
}

/** What the system has not taken of the chunk being written. Node.js counts a chunk as a whole, and it can be megabytes. */
function bytesInSystem(socket: Socket): number {
  const { _handle } = socket as { _handle?: { writeQueueSize?: number } | null }
  return _handle?.writeQueueSize ?? 0
}
