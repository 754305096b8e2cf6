import type { LimitWindow } from './rate-limits.rules.ts'

/** So many keys are remembered; the one seen longest ago makes room. About 2 MB. */
const mostRemembered = 10_000

type Count = { since: number; requests: number }

/** Counts requests by key in one window, in memory: other processes and a restart count anew. */
export class WindowCounter {
  readonly window: LimitWindow
  readonly #counts = new Map<string, Count>()

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
    this.#counts.delete(key)
    this.#counts.set(key, { since, requests: requests + 1 }) // the last one in, so that the first is the one unused for longest
    if (this.#counts.size > mostRemembered) {
      const [oldest] = this.#counts.keys()
      if (oldest !== undefined) this.#counts.delete(oldest)
    }
  }

  /** None once its window is over, or when the clock was set back before it. */
  #current(key: string, now: number): Count | undefined {
    const count = this.#counts.get(key)
    if (!count || now < count.since || now >= count.since + this.window.seconds * 1_000) return undefined
    return count
  }
}
