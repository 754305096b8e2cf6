/** Ends a program that keeps the browser's one thread: the first call of a task begins to count. */
export class TaskClock {
  readonly #limitMs: number
  #began: number | undefined
  isOver = false

  constructor(limitMs: number) {
    this.#limitMs = limitMs
  }

  /** Throws when the task takes longer. */
  check = () => {
    const now = time()
    if (this.#began === undefined) {
      this.#began = now
      after(() => (this.#began = undefined))
    }
    if (now - this.#began <= this.#limitMs) return
    this.isOver = true
    throw new RangeError('The program takes too long.')
  }
}

// As they are before a program could replace them.
const time = globalThis.performance.now.bind(globalThis.performance)
const after = globalThis.setTimeout.bind(globalThis)
