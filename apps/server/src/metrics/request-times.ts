import type { Metric, MetricObjectWithValues, MetricType, MetricValue, Registry } from 'prom-client'

/** By the first digit of a status. `cut`: the connection ended before the answer did. */
const outcomes = ['cut', '1xx', '2xx', '3xx', '4xx', '5xx'] as const
type Outcome = (typeof outcomes)[number]

export type RequestEnd = {
  method: string
  route: string
  /** Of the answer. Undefined when the connection ended before. */
  statusCode: number | undefined
  seconds: number
}

type Value = MetricValue<string> & { metricName: string }
type Series = { counts: number[]; sum: number; count: number }

/**
 * A histogram that is fed by every request and read once in a while. That of `prom-client` checks, sorts and joins the labels of each
 * value, which takes longer than all else that is measured of a request.
 */
export class RequestTimes {
  readonly name: string
  readonly help: string
  readonly #bounds: readonly number[]
  readonly #series = new Map<string, Map<string, Partial<Record<Outcome, Series>>>>()

  constructor({ name, help, buckets }: { name: string; help: string; buckets: readonly number[] }) {
    this.name = name
    this.help = help
    this.#bounds = buckets
  }

  register(registry: Registry) {
    // Its methods are all that a registry calls.
    registry.registerMetric(this as unknown as Metric)
  }

  observe({ method, route, statusCode, seconds }: RequestEnd) {
    const series = this.#seriesOf(method, route, statusCode === undefined ? 'cut' : outcomeOf(statusCode))
    const place = this.#bounds.findIndex((bound) => seconds <= bound)
    if (place >= 0) series.counts[place] = (series.counts[place] ?? 0) + 1
    series.sum += seconds
    series.count += 1
  }

  /** As `prom-client` tells its own: cumulative counts for each bound, the sum, and the count. */
  async get(): Promise<Pick<MetricObjectWithValues<Value>, 'name' | 'help' | 'type' | 'values'>> {
    const { name, help } = this
    const type = 'histogram' as unknown as MetricType // declared and not exported as an enumeration
    return { name, help, type, values: [...this.#values()] }
  }

  *#values(): Generator<Value> {
    for (const [route, byMethod] of this.#series) {
      for (const [method, byOutcome] of byMethod) {
        for (const [status, { counts, sum, count }] of Object.entries(byOutcome)) {
          const labels = { method, route, status }
          let below = 0
          for (const [place, le] of this.#bounds.entries()) {
            below += counts[place] ?? 0
            yield { metricName: `${this.name}_bucket`, labels: { le, ...labels }, value: below }
          }
          yield { metricName: `${this.name}_bucket`, labels: { le: '+Inf', ...labels }, value: count }
          yield { metricName: `${this.name}_sum`, labels, value: sum }
          yield { metricName: `${this.name}_count`, labels, value: count }
        }
      }
    }
  }

  #seriesOf(method: string, route: string, outcome: Outcome): Series {
    const found = this.#series.get(route)?.get(method)?.[outcome]
    if (found) return found
    const added = { counts: this.#bounds.map(() => 0), sum: 0, count: 0 }
    const byMethod = this.#series.get(route) ?? new Map<string, Partial<Record<Outcome, Series>>>()
    this.#series.set(route, byMethod.set(method, { ...byMethod.get(method), [outcome]: added }))
    return added
  }
}

const outcomeOf = (statusCode: number): Outcome => outcomes[Math.floor(statusCode / 100)] ?? '5xx'
