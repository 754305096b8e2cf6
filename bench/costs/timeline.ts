type Event = { at: number; act: () => void }

/** Simulated time in milliseconds: what was planned happens in order, with no time between. */
export class Timeline {
  now = 0
  /** A heap: what comes next is first. */
  readonly #heap: Event[] = []

  after(ms: number, act: () => void) {
    const heap = this.#heap
    heap.push({ at: this.now + ms, act })
    for (let place = heap.length - 1; place > 0; ) {
      const parent = (place - 1) >> 1
      if (this.#at(parent) <= this.#at(place)) return
      this.#swap(place, parent)
      place = parent
    }
  }

  /** Until nothing is planned. */
  run() {
    for (let event = this.#next(); event; event = this.#next()) {
      this.now = event.at
      event.act()
    }
  }

  #next(): Event | undefined {
    const heap = this.#heap
    const [first] = heap
    const last = heap.pop()
    if (!first || !last || heap.length === 0) return first
    heap[0] = last
    for (let place = 0; ; ) {
      let least = place
      for (const child of [2 * place + 1, 2 * place + 2]) if (this.#at(child) < this.#at(least)) least = child
      if (least === place) return first
      this.#swap(place, least)
      place = least
    }
  }

  #at = (place: number) => this.#heap[place]?.at ?? Number.POSITIVE_INFINITY

  #swap(one: number, other: number) {
    const heap = this.#heap
    const [first, second] = [heap[one], heap[other]]
    if (first && second) [heap[one], heap[other]] = [second, first]
  }
}
