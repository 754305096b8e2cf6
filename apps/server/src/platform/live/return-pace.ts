import { returnWithinEvent } from '@guildhall/contract'
import type { Namespace, Socket } from 'socket.io'
import type { LiveLimits } from './live-limits.ts'

/** Milliseconds. Clients spread themselves over a second anyway. */
const shortest = 1_000
const longest = 30_000

/**
 * Tells sockets how long they may take to come back if this process is lost. It cannot tell them then, and all of them at once would
 * be too much for the next one.
 */
export class ReturnPace {
  readonly #namespace: Namespace
  readonly #perSecond: number
  #toldAllMs = shortest

  constructor(namespace: Namespace, { returnsPerSecond }: Pick<LiveLimits, 'returnsPerSecond'>) {
    this.#namespace = namespace
    this.#perSecond = returnsPerSecond
  }

  /** `count`: of sockets, with this one. */
  came(socket: Socket, count: number): void {
    const ms = Math.min(longest, Math.round((count / this.#perSecond) * 1_000))
    if (ms <= shortest) return
    const isNewForAll = ms === longest ? this.#toldAllMs < longest : ms >= 2 * this.#toldAllMs
    if (isNewForAll) {
      this.#toldAllMs = ms
      this.#namespace.local.emit(returnWithinEvent, ms)
    } else socket.emit(returnWithinEvent, ms)
  }
}
