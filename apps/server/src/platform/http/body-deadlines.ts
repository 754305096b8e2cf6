import type { IncomingMessage } from 'node:http'
import { type Placed, ShortLivedSet } from '../short-lived-entries.ts'
import type { BodyPace } from './connection-limits.ts'

/** A request body being received. `onOverdue` is called once, when it falls behind its pace. */
export type IncomingBody = {
  readonly raw: IncomingMessage
  pace: BodyPace
  onOverdue: (() => void) | undefined
  isOverdue: boolean
}

type Watched = IncomingBody & Placed & { bytesAtStart: number; bytes: number; silentMs: number; readingMs: number }

export class BodyDeadlines {
  readonly #watched = new ShortLivedSet<Watched>()
  readonly #timer: NodeJS.Timeout
  readonly uploadPace: BodyPace

  constructor(checkEveryMs: number, uploadPace: BodyPace) {
    this.uploadPace = uploadPace
    this.#timer = setInterval(() => this.#check(checkEveryMs), checkEveryMs).unref()
  }

  watch(raw: IncomingMessage, pace: BodyPace): IncomingBody {
    const bytes = raw.socket.bytesRead
    const body: Watched = {
      raw,
      pace,
      onOverdue: undefined,
      isOverdue: false,
      bytesAtStart: bytes,
      bytes,
      silentMs: 0,
      readingMs: 0,
      place: undefined,
    }
    this.#watched.add(body)
    return body
  }

  forget(body: IncomingBody) {
    this.#watched.delete(body as Watched)
  }

  close() {
    clearInterval(this.#timer)
  }

  #check(elapsedMs: number) {
    for (const body of this.#watched.list()) {
      if (body.raw.complete || body.raw.destroyed) this.#watched.delete(body)
      else if (isOverdue(body, elapsedMs)) {
        this.#watched.delete(body)
        body.isOverdue = true
        body.onOverdue?.()
      }
    }
  }
}

function isOverdue(body: Watched, elapsedMs: number): boolean {
  if (body.raw.isPaused()) return false
  const bytes = body.raw.socket.bytesRead
  body.silentMs = bytes === body.bytes ? body.silentMs + elapsedMs : 0
  body.readingMs += elapsedMs
  body.bytes = bytes

  const { silenceMs, graceMs, bytesPerSecond } = body.pace
  if (body.silentMs >= silenceMs) return true
  return body.readingMs >= graceMs && (bytes - body.bytesAtStart) * 1_000 < bytesPerSecond * body.readingMs
}
