import { setImmediate as otherWork } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import { randomBelow } from '../random.ts'
import type { Population } from './commonness.rules.ts'
import { borderKeys, shortGrams, trigrams } from './search-keys.rules.ts'
import { wordPieces } from './word-pieces.rules.ts'

const usualSize = 1_000
/** Smaller tables are searched quickly without a sample. */
const worthSampling = 5_000
const refreshMs = 10 * 60_000
/** A table may be filled in seconds. Whether it was costs a hundredth of a search. */
const recheckMs = 15_000
/** So many times as large, it is another one. */
const muchLarger = 2

export type SampleSource<Row extends { text: string }> = {
  /** Estimated number of rows. */
  estimate(): Promise<number>
  listAfter(id: string, limit: number): Promise<Row[]>
}
/** Some of a sample's rows: bit n stands for row n. */
export type RowSet = bigint
type Grams = { frequencies: Map<string, number>; rowsByGram: Map<string, RowSet> }
type Sample<Row> = { rows: Row[]; outOf: number } & Grams

/** A thousand random rows: common texts then need no counting, and rare ones no walk. */
export class TextSample<Row extends { text: string }> {
  readonly #source: SampleSource<Row>
  readonly #clock: Clock
  readonly #size: number
  #sample: Sample<Row> = { rows: [], outOf: 0, frequencies: new Map(), rowsByGram: new Map() }
  #takenAt = Number.NEGATIVE_INFINITY
  #checkedAt = Number.NEGATIVE_INFINITY
  #taking: Promise<void> | undefined

  constructor(source: SampleSource<Row>, clock: Clock, size = usualSize) {
    this.#source = source
    this.#clock = clock
    this.#size = size
  }

  /** Loads the sample if there is none. An old one is replaced in the background. */
  async prepare(): Promise<void> {
    if (this.#clock().getTime() - this.#checkedAt < recheckMs) return
    this.#taking ??= this.#renew().finally(() => {
      this.#taking = undefined
    })
    if (this.#takenAt === Number.NEGATIVE_INFINITY) await this.#taking
    else this.#taking.catch(() => {}) // the old one will do; the next search tries again
  }

  /** Sampled rows that contain a gram, a border key or a piece of a word; 0 if rare. */
  frequencyOf = (gram: string): number => this.#sample.frequencies.get(gram) ?? 0

  /** Rows that contain all needles. `isAmong` is asked first, as it costs less than a look through a text. */
  rowsWith(needles: readonly string[], isAmong: (row: Row) => boolean = () => true): Row[] {
    const { rows } = this.#sample
    const found = bitsOf(needles.reduce((among, needle) => this.#rowsWithTrigrams(needle, among), allOf(rows)))
    return rows.filter(
      (row, n) => found.at(-1 - n) === '1' && isAmong(row) && needles.every((needle) => row.text.includes(needle)),
    )
  }

  /** The number of rows with all trigrams of these letters, and with these keys, as an index finds them; 0 if rare. Reads no text. */
  countWith(letters: string, exact: readonly string[], among: RowSet): number {
    return sizeOf(exact.reduce((set, gram) => set & this.#rowsOf(gram), this.#rowsWithTrigrams(letters, among)))
  }

  setOf(isAmong: (row: Row) => boolean): RowSet {
    return this.#sample.rows.reduce((set, row, n) => (isAmong(row) ? set | bitOf(n) : set), 0n)
  }

  /** The same array until another sample is taken. */
  get rows(): readonly Row[] {
    return this.#sample.rows
  }

  get population(): Population {
    return { size: this.#sample.rows.length, outOf: this.#sample.outOf }
  }

  #rowsWithTrigrams(letters: string, among: RowSet): RowSet {
    return trigrams(letters).reduce((set, trigram) => set & this.#rowsOf(trigram), among)
  }

  #rowsOf(gram: string): RowSet {
    return this.#sample.rowsByGram.get(gram) ?? 0n
  }

  async #renew() {
    const outOf = await this.#source.estimate()
    this.#checkedAt = this.#clock().getTime()
    const known = Math.max(this.#sample.outOf, worthSampling / muchLarger)
    if (this.#checkedAt - this.#takenAt >= refreshMs || outOf >= known * muchLarger) await this.#take(outOf)
  }

  async #take(outOf: number) {
    const rows = outOf < worthSampling ? [] : await this.#source.listAfter(randomId(), this.#size)
    this.#sample = { rows, outOf, ...(await countGrams(rows)) }
    this.#takenAt = this.#clock().getTime()
  }
}

function randomId(): string {
  const start = randomBelow(0xe000).toString(16).padStart(4, '0')
  return `${start}0000-0000-4000-8000-000000000000`
}

const bitOf = (n: number): RowSet => 1n << BigInt(n)
const allOf = (rows: readonly unknown[]): RowSet => bitOf(rows.length) - 1n
const bitsOf = (set: RowSet) => set.toString(2)
const sizeOf = (set: RowSet) => bitsOf(set).replaceAll('0', '').length

/** Of rare grams a search needs to know only that they are. */
const worthKnowing = 3
/** A text takes half a millisecond, and so do the sets of so many grams. Requests come in between. */
const setsAtOnce = 200

async function countGrams(rows: readonly { text: string }[]): Promise<Grams> {
  // Lists while counting: each row added to a set would be a new set.
  const lists = new Map<string, number[]>()
  for (const [n, { text }] of rows.entries()) {
    for (const gram of [...trigrams(text), ...borderKeys(text), ...shortGrams(text), ...wordPieces(text)]) {
      const list = lists.get(gram)
      if (!list) lists.set(gram, [n])
      else if (list.at(-1) !== n) list.push(n)
    }
    await otherWork()
  }
  const frequencies = new Map<string, number>()
  const rowsByGram = new Map<string, RowSet>()
  for (const [gram, list] of lists) {
    if (list.length < worthKnowing) continue
    frequencies.set(gram, list.length)
    rowsByGram.set(gram, setOfRows(list, rows.length))
    if (rowsByGram.size % setsAtOnce === 0) await otherWork()
  }
  return { frequencies, rowsByGram }
}

function setOfRows(list: readonly number[], outOf: number): RowSet {
  const bytes = Buffer.alloc(Math.ceil(outOf / 8))
  for (const n of list) {
    const at = bytes.length - 1 - Math.floor(n / 8)
    bytes[at] = (bytes[at] ?? 0) | (1 << (n % 8))
  }
  return BigInt(`0x${bytes.toString('hex')}`)
}
