import type { Timeline } from './timeline.ts'

type Piece = { ms: number; onDone: () => void }

/**
 * Cores that threads share as Linux shares them (EEVDF with equal weights): of the threads that are ready, the one that ran least is next. It
 * keeps its core until it has nothing to do, or until its time slice is over and another thread is ready.
 */
export class Machine {
  busyMs = 0
  readonly #timeline: Timeline
  readonly #sliceMs: number
  readonly #ready: Thread[] = []
  readonly #running = new Set<Thread>()
  #free: number

  constructor(timeline: Timeline, { cores, sliceMs }: { cores: number; sliceMs: number }) {
    this.#timeline = timeline
    this.#free = cores
    this.#sliceMs = sliceMs
  }

  newThread = () => new Thread((thread) => this.#wake(thread))

  /** Who waited before stands where those who are ready stand on average, so that it neither overtakes all of them nor comes last. */
  #wake(thread: Thread) {
    const others = [...this.#ready, ...this.#running]
    const average = others.reduce((sum, { ranMs }) => sum + ranMs, 0) / (others.length || 1)
    thread.ranMs = Math.max(thread.ranMs, average)
    this.#ready.push(thread)
    this.#giveCores()
  }

  #giveCores() {
    while (this.#free > 0 && this.#ready.length > 0) {
      const least = this.#ready.reduce((least, one) => (one.ranMs < least.ranMs ? one : least))
      this.#ready.splice(this.#ready.indexOf(least), 1)
      this.#free -= 1
      this.#running.add(least)
      this.#run(least, this.#sliceMs)
    }
  }

  #run(thread: Thread, leftMs: number) {
    const [piece] = thread.pieces
    if (!piece || leftMs <= 0) return this.#stop(thread)
    const ms = Math.min(piece.ms, leftMs)
    this.#timeline.after(ms, () => {
      this.busyMs += ms
      thread.ranMs += ms
      piece.ms -= ms
      if (piece.ms <= 0) {
        piece.onDone()
        thread.pieces.shift() // afterwards, as it is awake meanwhile
      }
      const isAlone = this.#ready.length === 0
      this.#run(thread, leftMs === ms && isAlone ? this.#sliceMs : leftMs - ms)
    })
  }

  #stop(thread: Thread) {
    this.#running.delete(thread)
    this.#free += 1
    if (thread.pieces.length > 0) this.#ready.push(thread)
    this.#giveCores()
  }
}

/** Does one piece of work after the other. */
export class Thread {
  /** With what was added for the time it waited. */
  ranMs = 0
  readonly pieces: Piece[] = []
  readonly #wake: (thread: Thread) => void

  constructor(wake: (thread: Thread) => void) {
    this.#wake = wake
  }

  run(ms: number, onDone: () => void) {
    this.pieces.push({ ms, onDone })
    if (this.pieces.length === 1) this.#wake(this)
  }
}
