import { randomNumbers } from '../generate-projects.ts'
import { quantile } from '../load.ts'

/** Milliseconds that a request needs of a web process and of a core of the database, and how often it comes, relative to the others. */
export type Work = { share: number; serverMs: number; databaseMs: number }
type Installation = {
  webProcesses: number
  databaseCores: number
  /** Of one process to the database. A request holds one while the database works for it. */
  connections: number
}
type Simulated = { p50: number; p99: number; webBusy: number; databaseBusy: number; requests: number }

const warmUpShare = 0.1
/** Stages of an Erlang distribution: requests of one kind differ among themselves, but less than an exponential has it. */
const usualStages = 2

type Place = { free: number; waiting: (() => void)[]; busyMs: number }

/**
 * A queueing network: requests come at random (Poisson) to processes in turn, each of which works on one at a time, first come first
 * served; half of what it does comes before the database, half after. The database works on as many as it has cores (M/G/k).
 */
export function simulate(
  work: readonly Work[],
  { webProcesses, databaseCores, connections }: Installation,
  {
    perSecond,
    requests,
    seed = 7,
    stages = usualStages,
  }: { perSecond: number; requests: number; seed?: number; stages?: number },
): Simulated {
  const random = randomNumbers(seed)
  const exponential = (mean: number) => -Math.log(1 - random()) * mean
  const erlang = (mean: number) => {
    let sum = 0
    for (let stage = 0; stage < stages; stage += 1) sum += exponential(mean / stages)
    return sum
  }
  const allShares = work.reduce((sum, { share }) => sum + share, 0)
  const pick = () => {
    let left = random() * allShares
    return work.find(({ share }) => {
      left -= share
      return left < 0
    })
  }
  const events = new Agenda()
  const placesFor = (free: number): Place => ({ free, waiting: [], busyMs: 0 })
  const web = Array.from({ length: webProcesses }, () => placesFor(1))
  const pools = Array.from({ length: webProcesses }, () => placesFor(connections))
  const database = placesFor(databaseCores)
  const latencies: number[] = []
  let now = 0

  const take = (place: Place, then: () => void) => {
    if (place.free === 0) return void place.waiting.push(then)
    place.free -= 1
    then()
  }
  const leave = (place: Place) => {
    const next = place.waiting.shift()
    if (next) next()
    else place.free += 1
  }
  const occupy = (place: Place, ms: number, then: () => void) =>
    take(place, () => {
      place.busyMs += ms
      events.add(now + ms, () => {
        leave(place)
        then()
      })
    })

  function arrive(count: number) {
    const kind = pick()
    const [process, pool] = [web[count % webProcesses], pools[count % webProcesses]]
    if (!kind || !process || !pool) throw new Error('there is nothing to do, or nobody to do it')
    const began = now
    const [serverMs, databaseMs] = [erlang(kind.serverMs), erlang(kind.databaseMs)]
    occupy(process, serverMs / 2, () =>
      take(pool, () =>
        occupy(database, databaseMs, () => {
          leave(pool)
          occupy(process, serverMs / 2, () => void latencies.push(now - began))
        }),
      ),
    )
    if (count < requests) events.add(now + exponential(1_000 / perSecond), () => arrive(count + 1))
  }
  arrive(1)
  for (let event = events.next(); event; event = events.next()) {
    now = event.at
    event.act()
  }
  const counted = latencies.slice(Math.floor(latencies.length * warmUpShare)).sort((a, b) => a - b)
  return {
    p50: quantile(counted, 0.5),
    p99: quantile(counted, 0.99),
    webBusy: web.reduce((sum, { busyMs }) => sum + busyMs, 0) / now / webProcesses,
    databaseBusy: database.busyMs / now / databaseCores,
    requests: counted.length,
  }
}

type Event = { at: number; act: () => void }

/** A heap: what comes next is first. */
class Agenda {
  readonly #heap: Event[] = []

  add(at: number, act: () => void) {
    const heap = this.#heap
    heap.push({ at, act })
    for (let place = heap.length - 1; place > 0; ) {
      const parent = (place - 1) >> 1
      if (this.#at(parent) <= this.#at(place)) return
      this.#swap(place, parent)
      place = parent
    }
  }

  next(): Event | undefined {
    const heap = this.#heap
    const [first] = heap
    const last = heap.pop()
    if (!first || !last || heap.length === 0) return first
    heap[0] = last
    for (let place = 0; ; ) {
      const least = [2 * place + 1, 2 * place + 2].reduce(
        (least, child) => (child < heap.length && this.#at(child) < this.#at(least) ? child : least),
        place,
      )
      if (least === place) return first
      this.#swap(place, least)
      place = least
    }
  }

  #at = (place: number) => this.#heap[place]?.at ?? Number.POSITIVE_INFINITY

  #swap(one: number, other: number) {
    const heap = this.#heap
    const [first, second] = [heap[one], heap[other]]
    if (first && second) [heap[one], heap[other]] = [second, first]
  }
}
