import type { LiveEvent } from '@guildhall/contract'
import { FetchPace } from './fetch-pace.ts'
import type { LiveLimits } from './live-limits.ts'
import { peoplePerPacket, roomOfPerson } from './presence.ts'

type Packet = { rooms: string[]; event: LiveEvent }

/** Events for many people take several turns of the event loop, so that requests are answered meanwhile. All keep their order. */
export class EventQueue {
  readonly #fetches: FetchPace
  readonly #send: (packet: Packet) => void
  #waiting: Packet[] = []
  #isSending = false

  constructor(limits: LiveLimits, send: (packet: Packet) => void) {
    this.#fetches = new FetchPace(limits)
    this.#send = send
  }

  add(userIds: readonly string[], event: LiveEvent) {
    const told = this.#fetches.spread(event, userIds.length)
    for (let first = 0; first < userIds.length; first += peoplePerPacket) {
      this.#waiting.push({ rooms: userIds.slice(first, first + peoplePerPacket).map(roomOfPerson), event: told })
    }
    if (!this.#isSending) this.#sendNext()
  }

  sendRest() {
    for (const packet of this.#waiting.splice(0)) this.#send(packet)
  }

  #sendNext() {
    const packet = this.#waiting.shift()
    if (packet) this.#send(packet)
    this.#isSending = this.#waiting.length > 0
    if (this.#isSending) setImmediate(() => this.#sendNext())
  }
}
