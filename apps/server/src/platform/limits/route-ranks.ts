import findMyWay, { type HTTPMethod } from 'find-my-way'
import type { Rank } from './request-turns.ts'

export type RouteRank = Rank | 'always'

const byUrgency: readonly RouteRank[] = ['always', 'urgent', 'usual', 'browsing']

/** The rank of a request by its address alone. Where browsers get a page and programs data, it is the more urgent one of both. */
export class RouteRanks {
  readonly #router = findMyWay({ ignoreTrailingSlash: true, maxParamLength: 20_000 })
  readonly #ranks = new Map<string, { rank: RouteRank }>()

  add(methods: string | string[], path: string, rank: RouteRank) {
    for (const method of [methods].flat()) {
      const route = `${method} ${path}`
      const known = this.#ranks.get(route)
      if (known) known.rank = byUrgency.find((one) => one === known.rank || one === rank) ?? rank
      else {
        const store = { rank }
        this.#ranks.set(route, store)
        this.#router.on(method as HTTPMethod, path, () => {}, store)
      }
    }
  }

  find(method: string, url: string): RouteRank {
    const found = this.#router.find(method as HTTPMethod, url)
    return (found?.store as { rank: RouteRank } | undefined)?.rank ?? 'browsing'
  }
}
