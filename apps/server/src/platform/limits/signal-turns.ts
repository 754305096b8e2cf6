import type { Clock } from '../clock.ts'
import { signals } from './rate-limits.rules.ts'
import type { Leave, RequestTurns } from './request-turns.ts'
import { countersFor, type WindowCounter } from './window-counter.ts'

/**
 * What sockets ask the database for takes turns with requests, in the places of its account. Nobody waits for an answer to it, so what is
 * asked beyond the limits is left out.
 */
export class SignalTurns {
  readonly #turns: RequestTurns
  readonly #clock: Clock
  readonly #counters: WindowCounter[]

  constructor(turns: RequestTurns, { clock, factor }: { clock: Clock; factor: number }) {
    this.#turns = turns
    this.#clock = clock
    this.#counters = countersFor(signals, factor)
  }

  async run<T>(userId: string, isGone: () => boolean, ask: () => Promise<T>): Promise<T | undefined> {
    if (!this.#count(userId)) return undefined
    const leave = await this.#enter(userId, isGone)
    if (!leave) return undefined
    try {
      return await ask()
    } finally {
      leave()
    }
  }

  #count(userId: string): boolean {
    const now = this.#clock().getTime()
    if (this.#counters.some((counter) => counter.waitFor(userId, now) > 0)) return false
    for (const counter of this.#counters) counter.count(userId, now)
    return true
  }

  async #enter(userId: string, isGone: () => boolean): Promise<Leave | undefined> {
    try {
      return await this.#turns.enter('usual', userId, isGone)
    } catch {
      return undefined // there are too many requests
    }
  }
}
