import { openByteCache } from '../byte-cache.ts'
import { type Limit, type LimitWindow, scaledWindow } from './rate-limits.rules.ts'

/** About 10,000 keys. The least recently seen is dropped first. */
const maxBytes = 2 * 1024 * 1024
const bytesOfCount = 48

type Count = { since: number; requests: number }

export class WindowCounter {
  readonly window: LimitWindow
  readonly #counts = openByteCache<Count>({ maxBytes, bytesOf: () => bytesOfCount })

  constructor(window: LimitWindow) {
    this.window = window
  }

  waitFor(key: string, now: number): number {
    const count = this.#current(key, now)
    return count && count.requests >= this.window.max ? count.since + this.window.seconds * 1_000 - now : 0
  }

  count(key: string, now: number) {
    const count = this.#current(key, now)
    if (count) count.requests += 1
    else this.#counts.set(key, { since: now, requests: 1 })
  }

  /** Undefined when the window is over, or the clock was set back to before it. */
  #current(key: string, now: number): Count | undefined {
    const count = this.#counts.get(key)
    if (!count || now < count.since || now >= count.since + this.window.seconds * 1_000) return undefined
    return count
  }
}

export const countersFor = ({ windows }: Limit, factor: number) =>
  windows.map((window) => new WindowCounter(scaledWindow(window, factor)))
