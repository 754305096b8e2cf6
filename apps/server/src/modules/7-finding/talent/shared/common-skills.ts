import type { Clock } from '../../../../platform/clock.ts'
import type { Remembered } from '../../../../platform/remembered.ts'
import { hashOf, rememberedFor } from '../remembered-ways.ts'

/** Skills that more people have verified than are gathered, so that only the first of equal requests gathers them in vain. */
export class CommonSkills {
  readonly #known: Remembered<true>

  constructor(clock: Clock) {
    this.#known = rememberedFor(clock)
  }

  has(facets: readonly string[]): boolean {
    return this.#known.has(hashOf(facets.toSorted()))
  }

  add(facets: readonly string[]): void {
    this.#known.set(hashOf(facets.toSorted()), true)
  }
}
