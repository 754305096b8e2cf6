/** Things of which each is lent to one at a time, first come first served. */
export class Pool<Thing> {
  readonly #free: Thing[]
  readonly #waiting: ((thing: Thing) => void)[] = []

  constructor(things: Thing[]) {
    this.#free = things
  }

  take(then: (thing: Thing) => void) {
    const thing = this.#free.pop()
    if (thing === undefined) this.#waiting.push(then)
    else then(thing)
  }

  giveBack(thing: Thing) {
    const next = this.#waiting.shift()
    if (next) next(thing)
    else this.#free.push(thing)
  }
}
