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
    const now = performance.now()
    if (this.#began === undefined) {
      this.#began = now
      after(() => (this.#began = undefined))
    }
    if (now - this.#began <= this.#limitMs) return
    this.isOver = true
    throw new RangeError('The program takes too long.')
  }
}

const { performance } = globalThis
const after = globalThis.setTimeout.bind(globalThis)
