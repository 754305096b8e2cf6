/**
 * Collections that stay, for entries that come and go with each request. When a `Map` or a `Set` makes a new table, because its own is full
 * or it was emptied, the old table refers to the new one. Once one of them has become an old object, V8 keeps all that follow, with
 * what was in them, until it collects the whole heap. So requests became old objects, and the whole heap was collected
 * every few thousand of them (decision 0062). These two leave no such chain.
 */

/** An entry knows its place, so one is in one set at a time. */
export type Placed = { place?: number | undefined }

export class ShortLivedSet<Entry extends Placed> {
  readonly #entries: Entry[] = []

  get size(): number {
    return this.#entries.length
  }

  add(entry: Entry) {
    if (entry.place !== undefined) return
    entry.place = this.#entries.length
    this.#entries.push(entry)
  }

  /** Whether it was in here. */
  delete(entry: Entry): boolean {
    const { place } = entry
    if (place === undefined) return false
    entry.place = undefined
    const last = this.#entries.pop() as Entry
    if (last !== entry) {
      this.#entries[place] = last
      last.place = place
    }
    return true
  }

  /** Those that are in here now, in no order. */
  list(): Entry[] {
    return [...this.#entries]
  }
}

export class ShortLivedMap<Value> {
  readonly #values: Record<string, Value> = Object.create(null)

  get(key: string): Value | undefined {
    return this.#values[key]
  }

  set(key: string, value: Value) {
    this.#values[key] = value
  }

  delete(key: string) {
    delete this.#values[key]
  }
}
