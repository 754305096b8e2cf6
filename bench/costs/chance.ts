import { randomNumbers } from '../generate-projects.ts'
import type { Demand, Pauses } from './web-process.ts'

/** Of a single request: what it needs, divided by what those of its kind need on average. */
export type Variation = { loop: number; helpers: number; database: number }

/** Of an Erlang distribution: requests of one kind differ among themselves, but less than an exponential has it. */
const usualStages = 2

/** What differs from one request to the next, by the same random numbers in each run. */
export class Chance {
  readonly #random: () => number
  readonly #stages: number

  constructor(seed: number, stages = usualStages) {
    this.#random = randomNumbers(seed)
    this.#stages = stages
  }

  exponential = (mean: number) => -Math.log(1 - this.#random()) * mean

  oneOf = <T>(all: readonly T[]): T | undefined => all[Math.floor(this.#random() * all.length)]

  byShare<T extends { share: number }>(all: readonly T[]): T {
    let left = this.#random() * all.reduce((sum, { share }) => sum + share, 0)
    const one = all.find(({ share }) => {
      left -= share
      return left < 0
    })
    if (!one) throw new Error('there is nothing to choose from')
    return one
  }

  vary(demand: Demand, variations: readonly Variation[] = []): Demand {
    const { loop, helpers, database } = this.oneOf(variations) ?? {
      loop: this.#erlang(),
      helpers: this.#erlang(),
      database: this.#erlang(),
    }
    // 2.3 are sometimes two and sometimes three.
    const statements = Math.floor(demand.statements + this.#random())
    return {
      loopMs: demand.loopMs * loop,
      poolMs: demand.poolMs * helpers,
      besideMs: demand.besideMs * helpers,
      databaseMs: demand.databaseMs * database * (statements / (demand.statements || 1)),
      statements,
      commits: Math.floor(demand.commits + this.#random()),
    }
  }

  /** Tells how long a process pauses while it works for `ms`. */
  pauses({ everyMs, lengthsMs }: Pauses): (ms: number) => number {
    let leftMs = this.exponential(everyMs)
    return (ms) => {
      let paused = 0
      for (leftMs -= ms; leftMs < 0; leftMs += this.exponential(everyMs)) paused += this.oneOf(lengthsMs) ?? 0
      return paused
    }
  }

  #erlang() {
    let sum = 0
    for (let stage = 0; stage < this.#stages; stage += 1) sum += this.exponential(1 / this.#stages)
    return sum
  }
}
