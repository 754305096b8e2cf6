import { setImmediate as otherWork } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import { randomBelow } from '../random.ts'
import type { Population } from './commonness.rules.ts'
import { borderKeys, shortGrams, trigrams } from './search-keys.rules.ts'

const usualSize = 1_000
/** Smaller tables are searched quickly without a sample. */
const worthSampling = 5_000
const refreshMs = 10 * 60_000

export type SampleSource<Row extends { text: string }> = {
  /** Estimated number of rows; -1 or 0 before the first `analyze`. */
  estimate(): Promise<number>
  listAfter(id: string, limit: number): Promise<Row[]>
}
type Sample<Row> = { rows: Row[]; outOf: number; frequencies: Map<string, number> }

/** A thousand random rows: common texts then need no counting, and rare ones no walk. */
export class TextSample<Row extends { text: string }> {
  readonly #source: SampleSource<Row>
  readonly #clock: Clock
  readonly #size: number
  #sample: Sample<Row> = { rows: [], outOf: 0, frequencies: new Map() }
  #takenAt = Number.NEGATIVE_INFINITY
  #taking: Promise<void> | undefined

  constructor(source: SampleSource<Row>, clock: Clock, size = usualSize) {
    this.#source = source
    this.#clock = clock
    this.#size = size
  }

  /** Loads the sample if there is none. An old one is replaced in the background. */
  async prepare(): Promise<void> {
    const age = this.#clock().getTime() - this.#takenAt
    if (age < refreshMs) return
    this.#taking ??= this.#take().finally(() => {
      this.#taking = undefined
    })
    if (this.#takenAt === Number.NEGATIVE_INFINITY) await this.#taking
    else this.#taking.catch(() => {}) // the old one will do; the next search tries again
  }

  /** Sampled rows that contain a gram or border key; 0 if rare. */
  frequencyOf = (gram: string): number => this.#sample.frequencies.get(gram) ?? 0

  /** Rows that contain all needles. `isAmong` is asked first, as it costs less than a look through a text. */
  rowsWith(needles: readonly string[], isAmong: (row: Row) => boolean = () => true): Row[] {
    const isKnown = needles.every((needle) => trigrams(needle).every((trigram) => this.frequencyOf(trigram) > 0))
    if (!isKnown) return []
    return this.#sample.rows.filter((row) => isAmong(row) && needles.every((needle) => row.text.includes(needle)))
  }

  /** The same array until another sample is taken. */
  get rows(): readonly Row[] {
    return this.#sample.rows
  }

  get population(): Population {
    return { size: this.#sample.rows.length, outOf: this.#sample.outOf }
  }

  async #take() {
    const outOf = await this.#source.estimate()
    const rows = outOf < worthSampling ? [] : await this.#source.listAfter(randomId(), this.#size)
    this.#sample = { rows, outOf, frequencies: await countGrams(rows) }
    this.#takenAt = this.#clock().getTime()
  }
}

function randomId(): string {
  const start = randomBelow(0xe000).toString(16).padStart(4, '0')
  return `${start}0000-0000-4000-8000-000000000000`
}

async function countGrams(rows: readonly { text: string }[]) {
  const frequencies = new Map<string, number>()
  for (const { text } of rows) {
    for (const gram of [...new Set([...trigrams(text), ...borderKeys(text), ...shortGrams(text)])]) {
      frequencies.set(gram, (frequencies.get(gram) ?? 0) + 1)
    }
    // A text takes about a millisecond, and requests come in between.
    await otherWork()
  }
  // Most grams are rare, and that is all a search needs to know of them.
  for (const [gram, count] of frequencies) if (count < 3) frequencies.delete(gram)
  return frequencies
}
