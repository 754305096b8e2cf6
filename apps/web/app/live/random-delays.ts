/** Runs each task once, at a random moment, unless it ends before. */
export class RandomDelays {
  readonly #timers = new Set<ReturnType<typeof setTimeout>>()

  /** Milliseconds from now, from one to another. */
  run(task: () => void, [from = 0, to = from]: readonly number[], random = Math.random): void {
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer)
        task()
      },
      from + (to - from) * random(),
    )
    this.#timers.add(timer)
  }

  end(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
  }
}
