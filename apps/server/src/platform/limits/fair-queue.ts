import { ShortLivedMap } from '../short-lived-entries.ts'

type OfKey<Item> = { key: string; items: Item[] }

/** What waits, by key: what is of one key in order, and one key after the other. Kept so that what has waited does not become an old object. */
export class FairQueue<Item> {
  readonly #byKey = new ShortLivedMap<OfKey<Item>>()
  /** The first one's turn is next. */
  readonly #line: OfKey<Item>[] = []
  #size = 0

  get size(): number {
    return this.#size
  }

  get keys(): number {
    return this.#line.length
  }

  countOf(key: string): number {
    return this.#byKey.get(key)?.items.length ?? 0
  }

  push(key: string, item: Item) {
    this.#size += 1
    const known = this.#byKey.get(key)
    if (known) return void known.items.push(item)
    const ofKey = { key, items: [item] }
    this.#byKey.set(key, ofKey)
    this.#line.push(ofKey)
  }

  /** What comes first of the key at this place of the line. */
  at(place: number): { key: string; item: Item } | undefined {
    const ofKey = this.#line[place]
    return ofKey && { key: ofKey.key, item: ofKey.items[0] as Item }
  }

  /** Takes it out. Whoever was behind that key moves up, and what else it has goes behind all others. */
  takeAt(place: number): Item | undefined {
    const [ofKey] = this.#line.splice(place, 1)
    if (!ofKey) return undefined
    const item = ofKey.items.shift()
    this.#size -= 1
    if (ofKey.items.length > 0) this.#line.push(ofKey)
    else this.#byKey.delete(ofKey.key)
    return item
  }
}
