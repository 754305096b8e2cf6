import { openByteCache } from '../byte-cache.ts'
import type { LimitWindow } from './rate-limits.rules.ts'

/** Room for about 10,000 keys; the one seen longest ago makes room for another. */
const maxBytes = 2 * 1024 * 1024
/** Two numbers and their object. */
const bytesOfCount = 48

type Count = { since: number; requests: number }

/** Counts requests by key in one window, in memory: other processes and a restart count anew. */
export class WindowCounter {
  readonly window: LimitWindow
  readonly #counts = openByteCache<Count>({ maxBytes, bytesOf: () => bytesOfCount })

  constructor(window: LimitWindow) {
    this.window = window
  }

  /** Milliseconds until one more request is allowed: 0 for now. Counts nothing. */
  waitFor(key: string, now: number): number {
    const count = this.#current(key, now)
    return count && count.requests >= this.window.max ? count.since + this.window.seconds * 1_000 - now : 0
  }

  count(key: string, now: number) {
    const { since, requests } = this.#current(key, now) ?? { since: now, requests: 0 }
    this.#counts.set(key, { since, requests: requests + 1 })
  }

  /** None once its window is over, or when the clock was set back before it. */
  #current(key: string, now: number): Count | undefined {
    const count = this.#counts.get(key)
    if (!count || now < count.since || now >= count.since + this.window.seconds * 1_000) return undefined
    return count
  }
}
