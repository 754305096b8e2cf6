import { DomainError } from '../errors.ts'
import { randomBelow } from '../random.ts'
import { type Placed, ShortLivedSet } from '../short-lived-entries.ts'
import { FairQueue } from './fair-queue.ts'
import { Places } from './places.ts'
import { Shares } from './shares.ts'

/**
 * What goes before what while more is asked for than can be done. Of the turns, each rank gets at least its part by weight. Who is
 * expected to wait for longer than `expectedMs` is refused at once. Nobody waits for longer than `patienceMs`: far more, so that of
 * those who were let in hardly anybody is refused later, when they have waited in vain.
 */
const ranks = {
  urgent: { weight: 8, expectedMs: 5_000, patienceMs: 10_000 },
  usual: { weight: 4, expectedMs: 800, patienceMs: 3_000 },
  browsing: { weight: 1, expectedMs: 250, patienceMs: 800 },
} as const

export type Rank = keyof typeof ranks
const rankNames = Object.keys(ranks) as Rank[]

export type TurnLimits = {
  /** Requests that are answered at once, at most. A single account or address has two thirds of these places. */
  running: number
  /** So many places are left while the event loop is busy with what runs: it has no more to do than these give it. */
  runningBusy: number
  /** After this a request gives up its place, though it goes on: longer than a statement may take. */
  countedMs: number
  /** So many of a rank may wait whatever is expected. Without them, a pace once measured wrong would never be measured again. */
  waitingAlways: number
}

/** Called when the answer begins. */
export type Leave = () => void

type Running = Placed & { since: number; leave: Leave }

type Waiting = {
  since: number
  isGone: () => boolean
  begin: (leave: Leave) => void
  refuse: (error: Error) => void
}

/** The requests of a rank that wait. */
class Queue extends FairQueue<Waiting> {
  /** How much it got, by its weight. The rank that got the least is next. */
  got = 0
}

/**
 * A process that begins everything it is asked for at once ends nothing in time. So only some requests run; of the others wait as many as
 * are expected to get a turn in time, and the rest is told to come again. By key (account or address), so that one
 * that asks for much waits for itself.
 */
export class RequestTurns {
  readonly #limits: TurnLimits
  readonly #now: () => number
  readonly #shares: Shares
  readonly #places: Places
  readonly #running = new ShortLivedSet<Running>()
  readonly #queues: Record<Rank, Queue> = { urgent: new Queue(), usual: new Queue(), browsing: new Queue() }
  /** Of late, between two turns while others waited. */
  #msPerTurn = 1
  #lastTurnAt: number | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(limits: TurnLimits, now = () => performance.now()) {
    this.#limits = limits
    this.#now = now
    this.#places = new Places({ least: limits.runningBusy, most: limits.running }, now, () => this.#giveTurns())
    this.#shares = new Shares(() => Math.ceil((this.#places.count * 2) / 3))
  }

  /** Throws `service.busy`, or rejects with it, if there is no turn in time. Requests that need not wait skip even a promise. */
  enter(rank: Rank, key: string, isGone = () => false): Leave | Promise<Leave> {
    this.#places.watchTurn()
    const isFree = this.#running.size < this.#places.count
    const leave = isFree ? this.#begin(key) : undefined
    if (leave) return leave
    if (this.#isHopeless(rank, key)) throw anyRefusal()
    const queue = this.#queues[rank]
    if (queue.size === 0) queue.got = Math.max(queue.got, this.#leastGot())
    return new Promise((begin, refuse) => {
      queue.push(key, { since: this.#now(), isGone, begin, refuse })
      this.#watch()
    })
  }

  get isAnybodyWaiting(): boolean {
    return rankNames.some((rank) => this.#queues[rank].size > 0)
  }

  /** Whether nobody of this rank would get a turn in time: known before it is known who asks, which costs most of a refusal. */
  isHopeless(rank: Rank): boolean {
    this.#places.watchTurn() // or places would stay closed while everybody is refused and nothing else happens
    return this.#queues[rank].size > 0 && this.#isHopeless(rank, unknownKey)
  }

  #isHopeless(rank: Rank, key: string): boolean {
    const mayWait = this.#isRoom() || this.#queues[rank].size < this.#limits.waitingAlways
    return !mayWait && this.#expectedWait(rank, key) > ranks[rank].expectedMs
  }

  /** Whether everybody would have a place if turns were short. So few are no crowd, however slow the process is just after its start. */
  #isRoom(newcomers = 1): boolean {
    const waiting = Object.values(this.#queues).reduce((sum, { size }) => sum + size, 0)
    return this.#running.size + waiting + newcomers <= this.#limits.running
  }

  #begin(key: string): Leave | undefined {
    const giveBack = this.#shares.take(key)
    if (!giveBack) return undefined
    const running: Running = {
      since: this.#now(),
      leave: () => {
        if (!this.#running.delete(running)) return
        this.#places.watchTurn()
        giveBack()
        this.#giveTurns()
      },
      place: undefined,
    }
    this.#running.add(running)
    return running.leave
  }

  #expectedWait(rank: Rank, key: string): number {
    const queue = this.#queues[rank]
    const own = queue.countOf(key)
    const keys = queue.keys + (own === 0 ? 1 : 0)
    const ahead = Math.min(queue.size, (own + 1) * keys - 1)
    const { weight } = ranks[rank]
    const others = this.#waitingRanks().filter((one) => one !== rank)
    const weights = others.reduce((sum, one) => sum + ranks[one].weight, weight as number)
    return ((ahead + 1) * this.#msPerTurn * weights) / weight
  }

  #giveTurns() {
    while (this.isAnybodyWaiting && this.#running.size < this.#places.count) {
      const next = this.#next()
      if (!next) break
      next.waiting.begin(next.leave)
    }
    if (!this.isAnybodyWaiting) this.#lastTurnAt = undefined
  }

  #next(): { waiting: Waiting; leave: Leave } | undefined {
    for (const rank of this.#waitingRanks()) {
      const queue = this.#queues[rank]
      for (let place = 0, next = queue.at(0); next; next = queue.at(place)) {
        if (next.item.isGone()) {
          queue.takeAt(place)?.refuse(anyRefusal())
          continue
        }
        const leave = this.#begin(next.key)
        if (leave) {
          queue.takeAt(place)
          queue.got += 1 / ranks[rank].weight
          this.#measurePace()
          return { waiting: next.item, leave }
        }
        place += 1
      }
    }
    return undefined
  }

  /** The one that got the least by its weight comes first. */
  #waitingRanks(): Rank[] {
    const waiting = rankNames.filter((rank) => this.#queues[rank].size > 0)
    return waiting.sort((a, b) => this.#queues[a].got - this.#queues[b].got)
  }

  #leastGot(): number {
    const [first] = this.#waitingRanks()
    return first ? this.#queues[first].got : 0
  }

  #measurePace() {
    const now = this.#now()
    if (this.#lastTurnAt !== undefined) this.#msPerTurn += (now - this.#lastTurnAt - this.#msPerTurn) / 20
    this.#lastTurnAt = now
  }

  /** While somebody waits: takes places from requests that hold one for long, and refuses who has waited for too long. */
  #watch() {
    if (this.#timer) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#places.watchTurn()
      const now = this.#now()
      if (!this.#isRoom(0)) for (const rank of this.#waitingRanks()) this.#refuseLate(rank, now)
      for (const { leave, since } of this.#running.list()) if (now - since >= this.#limits.countedMs) leave()
      if (this.isAnybodyWaiting) this.#watch()
    }, watchMs).unref()
  }

  #refuseLate(rank: Rank, now: number) {
    const queue = this.#queues[rank]
    for (let place = 0, next = queue.at(0); next; next = queue.at(place)) {
      if (now - next.item.since >= ranks[rank].patienceMs) queue.takeAt(place)?.refuse(anyRefusal())
      else place += 1
    }
  }
}

const unknownKey = ''
const watchMs = 100

/** Not all at once again. Made ahead, as what an error knows of its origin is a good part of what a refusal costs. */
export const busyRefusals = [1, 2, 3, 4, 5].map(
  (retryAfterSeconds) => new DomainError('service.busy', { retryAfterSeconds }),
)
export const anyRefusal = () => busyRefusals[randomBelow(busyRefusals.length)] as DomainError
