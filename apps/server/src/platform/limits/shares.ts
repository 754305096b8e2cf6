import { ShortLivedMap } from '../short-lived-entries.ts'

/** Bounds how many places each key holds at the same time. */
export class Shares {
  readonly #held = new ShortLivedMap<number>()
  readonly #most: () => number

  constructor(most: number | (() => number)) {
    this.#most = typeof most === 'number' ? () => most : most
  }

  /** Returns what gives the place back, once. Undefined if the key holds all it may. */
  take(key: string): (() => void) | undefined {
    const held = this.#held.get(key) ?? 0
    if (held >= this.#most()) return undefined
    this.#held.set(key, held + 1)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      const left = (this.#held.get(key) ?? 0) - 1
      if (left > 0) this.#held.set(key, left)
      else this.#held.delete(key)
    }
  }
}
