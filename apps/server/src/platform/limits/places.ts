/** Milliseconds in which the event loop reads nothing, and so refuses nobody. */
const longTurnMs = 4
const shortTurnMs = 2
/** Of twenty places a long turn takes as many as ten short ones add, so that few turns are long where the loop is always busy. */
const fewer = 0.9
const more = 0.2

/**
 * How many requests may run. As many as are ready together make one turn of the event loop, during which nothing is read: who is to be
 * refused waits for it, and so do health checks. Once the loop is always busy, more places add nothing but longer turns, so there are fewer
 * of them then. While requests wait for the database, turns are short, and all places are open.
 */
export class Places {
  readonly #least: number
  readonly #most: number
  readonly #now: () => number
  readonly #onMore: () => void
  #count: number
  #isWatching = false

  constructor({ least, most }: { least: number; most: number }, now: () => number, onMore = () => {}) {
    this.#least = Math.min(least, most)
    this.#most = most
    this.#now = now
    this.#onMore = onMore
    this.#count = most
  }

  get count(): number {
    return Math.floor(this.#count)
  }

  /** At the first request that comes, begins or ends in a turn: from there to its end is what the turn takes. */
  watchTurn() {
    if (this.#isWatching) return
    this.#isWatching = true
    const began = this.#now()
    setImmediate(() => {
      this.#isWatching = false
      this.turnTook(this.#now() - began)
    })
  }

  turnTook(ms: number) {
    if (ms > longTurnMs) this.#count = Math.max(this.#least, this.#count * fewer)
    else if (ms < shortTurnMs && this.#count < this.#most) {
      this.#count = Math.min(this.#most, this.#count + more)
      this.#onMore()
    }
  }
}
