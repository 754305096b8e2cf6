import { DomainError } from '../errors.ts'
import { type LimitPerKey, limitConcurrencyPerKey } from './concurrency-limit-per-key.ts'
import { FairQueue } from './fair-queue.ts'

/**
 * Rendering a page occupies the process, so it happens once per event-loop turn, one page of each waiting address after
 * the other. Everything else gets its turn between.
 */
export class PageTurns {
  readonly #inTurn: ReturnType<typeof limitConcurrencyPerKey>
  /** By address. */
  readonly #waiting = new FairQueue<() => void>()
  #isBusy = false

  /** @param limits the pages of one address */
  constructor(limits: LimitPerKey) {
    this.#inTurn = limitConcurrencyPerKey(limits, () => new DomainError('page.busy', { retryAfterSeconds: 2 }))
  }

  /** Throws `page.busy` beyond the limits, or if `gone` fires first. `make` awaits `turn` before it renders. */
  run<Page>(address: string, make: () => Promise<Page>, gone?: AbortSignal): Promise<Page> {
    return this.#inTurn(address, make, () => gone)
  }

  /** Resolves when a page for `address` may be rendered. */
  turn(address: string): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(address, resolve)
      if (!this.#isBusy) this.#giveTurn()
    })
  }

  #giveTurn() {
    const begin = this.#waiting.takeAt(0)
    this.#isBusy = begin !== undefined
    if (!begin) return
    begin()
    setImmediate(() => this.#giveTurn())
  }
}
