import type { Clock } from '../../platform/clock.ts'

const rememberMs = 60_000
const mostRemembered = 1_000
/** More than the product has; whoever asks for others may have them counted. */
const mostCategories = 20

/** What was counted of a search before counting stopped; all of it lower bounds. */
export type CommonSearch = {
  categories: Record<string, number>
  /** Filled in as categories are asked for, with {@link rememberInCategory}. */
  inCategory: Map<string, number>
}

export function rememberInCategory({ inCategory }: CommonSearch, category: string, count: number) {
  if (inCategory.size < mostCategories) inCategory.set(category, count)
}

/**
 * Remembers the searches that match more than is counted, so that turning their pages, sorting them or choosing a
 * category doesn't count them again: that costs several times what the page costs. "At least so many" stays true as
 * projects are added; an edit may make it wrong for a minute.
 */
export class CommonSearches {
  readonly #clock: Clock
  readonly #remembered = new Map<string, CommonSearch & { until: number }>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  find(pattern: string): CommonSearch | undefined {
    const found = this.#remembered.get(pattern)
    return found && found.until > this.#clock().getTime() ? found : undefined
  }

  remember(pattern: string, categories: Record<string, number>): CommonSearch {
    this.#remembered.delete(pattern) // so that it goes to the end: the first one is the oldest
    const [oldest] = this.#remembered.keys()
    if (this.#remembered.size >= mostRemembered && oldest !== undefined) this.#remembered.delete(oldest)
    const search = { categories, inCategory: new Map(), until: this.#clock().getTime() + rememberMs }
    this.#remembered.set(pattern, search)
    return search
  }
}
