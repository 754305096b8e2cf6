import { DomainError } from '../errors.ts'

/** Pages under way at the same time. */
export type PageLimits = { all: number; perAddress: number }

/**
 * Rendering a page occupies the process, so it happens once per event-loop turn, one page of each waiting address after
 * the other. Everything else gets its turn between.
 */
export class PageTurns {
  readonly #limits: PageLimits
  readonly #underWay = new Map<string, number>()
  #all = 0
  /** By address. The first address is next. */
  readonly #waiting = new Map<string, (() => void)[]>()
  #isBusy = false

  constructor(limits: PageLimits) {
    this.#limits = limits
  }

  /** Throws `page.busy` beyond the limits. `make` waits for `turn` before it renders. */
  async run<Page>(address: string, make: (turn: () => Promise<void>) => Promise<Page>): Promise<Page> {
    const ofAddress = this.#underWay.get(address) ?? 0
    if (ofAddress >= this.#limits.perAddress || this.#all >= this.#limits.all) {
      throw new DomainError('page.busy', { retryAfterSeconds: 2 })
    }
    this.#count(address, 1)
    try {
      return await make(() => this.#turnOf(address))
    } finally {
      this.#count(address, -1)
    }
  }

  #count(address: string, change: 1 | -1) {
    this.#all += change
    const left = (this.#underWay.get(address) ?? 0) + change
    if (left > 0) this.#underWay.set(address, left)
    else this.#underWay.delete(address)
  }

  #turnOf(address: string): Promise<void> {
    return new Promise((resolve) => {
      const queue = this.#waiting.get(address)
      if (queue) queue.push(resolve)
      else this.#waiting.set(address, [resolve])
      if (!this.#isBusy) this.#giveTurn()
    })
  }

  #giveTurn() {
    const [first] = this.#waiting
    this.#isBusy = first !== undefined
    if (!first) return
    const [address, [resolve, ...rest]] = first
    this.#waiting.delete(address)
    if (rest.length > 0) this.#waiting.set(address, rest)
    resolve?.()
    setImmediate(() => this.#giveTurn())
  }
}
