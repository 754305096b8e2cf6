import { connectionLimits } from '../../apps/server/src/platform/http/connection-limits.ts'
import { Places } from '../../apps/server/src/platform/limits/places.ts'
import type { LogDisk } from './log-disk.ts'
import type { Machine, Thread } from './machine.ts'
import { Pool } from './pool.ts'
import type { Timeline } from './timeline.ts'

/** What a request or its jobs need of each part, in milliseconds of processor time. */
export type Demand = {
  /** Of the thread that runs our code. */
  loopMs: number
  /** Of threads that it waits for, which compress and hash. */
  poolMs: number
  /** Of threads that work beside it: V8's, which collect garbage and compile. */
  besideMs: number
  databaseMs: number
  /** Each waits for an answer. `commits` of them wait until the log is on the disk as well. */
  statements: number
  commits: number
}

/** For garbage to be collected, once in `everyMs` that the event loop works, and within what it works. */
export type Pauses = { everyMs: number; lengthsMs: readonly number[] }

type Parts = {
  timeline: Timeline
  web: Machine
  database: Machine
  disk: LogDisk
  connections: number
  /** What to add to so many milliseconds of work, and what share of work pauses are. */
  pauses: { after(ms: number): number; share: number }
}

/** Node.js: one thread with an event loop, a few that help it, and connections to PostgreSQL, each served by a process of its own. */
export class WebProcess {
  readonly #loop: EventLoop
  readonly #pool: Pool<Thread>
  readonly #beside: Thread
  readonly #backends: Pool<Thread>
  readonly #disk: LogDisk
  readonly #waiting: (() => void)[] = []
  readonly #places: Places
  #running = 0

  constructor({ timeline, web, database, disk, connections, pauses }: Parts) {
    const { running, runningBusy } = connectionLimits.requests
    const limits = { least: runningBusy, most: running }
    this.#places = new Places(
      limits,
      () => timeline.now,
      () => this.#giveTurns(),
    )
    this.#loop = new EventLoop({ timeline, thread: web.newThread(), pauses }, (ms) => this.#places.turnTook(ms))
    this.#pool = new Pool(Array.from({ length: poolThreads }, web.newThread))
    this.#beside = web.newThread()
    this.#backends = new Pool(Array.from({ length: connections }, database.newThread))
    this.#disk = disk
  }

  /** `lock`: of a row, from its first statement to its last. */
  answer(demand: Demand, lock: Lock | undefined, done: () => void) {
    this.#run(demand, lock, {
      begin: (ms, then) => this.#loop.add(ms, () => this.#takeTurn(then), true),
      end: (ms) =>
        this.#loop.add(
          ms,
          () => {
            done()
            this.#running -= 1
            this.#giveTurns()
          },
          true,
        ),
    })
  }

  /** Of jobs, which take no turn. */
  work(demand: Demand) {
    const end = (ms: number) => this.#loop.add(ms, () => {})
    this.#run(demand, undefined, { begin: (ms, then) => this.#loop.add(ms, then), end })
  }

  /** Its code runs before the first statement, between two, and after the last. */
  #run(
    demand: Demand,
    lock: Lock | undefined,
    { begin, end }: { begin: (ms: number, then: () => void) => void; end: (ms: number) => void },
  ) {
    const { besideMs, poolMs, statements } = demand
    const pieceMs = demand.loopMs / (statements + 1)
    this.#beside.run(besideMs, () => {})
    begin(pieceMs, () => {
      if (statements === 0) return this.#usePool(poolMs, () => end(0))
      this.#backends.take((backend) =>
        locked(lock, (unlock) =>
          this.#query(backend, demand, statements, () => {
            unlock()
            this.#backends.giveBack(backend)
            this.#usePool(poolMs, () => end(pieceMs))
          }),
        ),
      )
    })
  }

  #query(backend: Thread, demand: Demand, left: number, then: () => void) {
    backend.run(demand.databaseMs / demand.statements, () => {
      const answered = () => {
        if (left === 1) return then()
        this.#loop.add(demand.loopMs / (demand.statements + 1), () => this.#query(backend, demand, left - 1, then))
      }
      if (left <= demand.commits) this.#disk.commit(answered)
      else answered()
    })
  }

  #usePool(ms: number, then: () => void) {
    if (ms === 0) return then()
    this.#pool.take((thread) =>
      thread.run(ms, () => {
        this.#pool.giveBack(thread)
        then()
      }),
    )
  }

  #takeTurn(then: () => void) {
    this.#waiting.push(then)
    this.#giveTurns()
  }

  #giveTurns() {
    while (this.#running < this.#places.count) {
      const next = this.#waiting.shift()
      if (!next) return
      this.#running += 1
      next()
    }
  }
}

export type Lock = Pool<true>

function locked(lock: Lock | undefined, then: (unlock: () => void) => void) {
  if (lock) lock.take((held) => then(() => lock.giveBack(held)))
  else then(() => {})
}

/** libuv's. */
const poolThreads = 4

/** What is ready when a turn begins is done within it; what comes meanwhile waits for the next. */
class EventLoop {
  readonly #parts: Pick<Parts, 'timeline' | 'pauses'> & { thread: Thread }
  readonly #onTurn: (ms: number) => void
  #ready: { ms: number; onDone: () => void; isWatched: boolean }[] = []
  #isAwake = false

  /** `onTurn`: what a turn took from the first request that came or ended in it. */
  constructor(parts: Pick<Parts, 'timeline' | 'pauses'> & { thread: Thread }, onTurn: (ms: number) => void) {
    this.#parts = parts
    this.#onTurn = onTurn
  }

  /** `isWatched`: a request comes or ends with it. */
  add(ms: number, onDone: () => void, isWatched = false) {
    this.#ready.push({ ms, onDone, isWatched })
    if (this.#isAwake) return
    this.#isAwake = true
    this.#parts.thread.run(0, () => this.#turn())
  }

  #turn() {
    const { timeline, thread, pauses } = this.#parts
    const turn = this.#ready
    this.#ready = []
    let watchedAt: number | undefined
    for (const { ms, onDone, isWatched } of turn) {
      thread.run(0, () => {
        if (isWatched) watchedAt ??= timeline.now
      })
      thread.run(ms * (1 - pauses.share) + pauses.after(ms), onDone)
    }
    thread.run(0, () => {
      if (watchedAt !== undefined) this.#onTurn(timeline.now - watchedAt)
      this.#isAwake = this.#ready.length > 0
      if (this.#isAwake) thread.run(0, () => this.#turn())
    })
  }
}
