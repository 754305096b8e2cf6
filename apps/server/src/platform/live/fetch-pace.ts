import type { LiveEvent } from '@guildhall/contract'
import type { LiveLimits } from './live-limits.ts'

/** So many people may fetch something at once. */
const fewPeople = 100
/** Milliseconds. Nobody waits for longer, whatever that costs. */
const longest = 60_000

/** Gives the fetches that follow from telling many people a time each: all at once would be too much. */
export class FetchPace {
  readonly #perSecond: number
  #takenUntil = 0

  constructor({ fetchesPerSecond }: Pick<LiveLimits, 'fetchesPerSecond'>) {
    this.#perSecond = fetchesPerSecond
  }

  spread(event: LiveEvent, people: number, now = performance.now()): LiveEvent {
    if (event.type !== 'changed' || people <= fewPeople) return event
    const from = Math.max(this.#takenUntil, now)
    this.#takenUntil = Math.min(from + (people / this.#perSecond) * 1_000, now + longest)
    return { ...event, waitMs: [Math.round(from - now), Math.round(this.#takenUntil - now)] }
  }
}
