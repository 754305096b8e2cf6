/** Thrown into a start that was asked to stop half-way. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError'
}

/**
 * What a process has opened and must close again, in the reverse order. Once `end` was called nothing new is begun: what
 * is under way is waited for and closed too, and the start is broken off with StoppedError.
 */
export class Lifetime {
  readonly #closers: (() => Promise<unknown>)[] = []
  #underWay: Promise<unknown> = Promise.resolve()
  #ending: Promise<void> | undefined

  /** Runs one step of the start, and remembers how to undo it. */
  async step<T>(work: () => Promise<T>, close?: (opened: T) => Promise<unknown>): Promise<T> {
    if (this.#ending) throw new StoppedError('stopped while starting')
    const opening = work().then((opened) => {
      if (close) this.#closers.push(() => close(opened))
      return opened
    })
    this.#underWay = opening.catch(() => {}) // whoever called us hears of it
    const opened = await opening
    if (this.#ending) throw new StoppedError('stopped while starting')
    return opened
  }

  /** Closes everything. May be called again: there is only one end. */
  end(): Promise<void> {
    this.#ending ??= this.#underWay.then(() => this.#closeAll())
    return this.#ending
  }

  async #closeAll() {
    const failures: unknown[] = []
    for (const close of this.#closers.toReversed()) await close().catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw new AggregateError(failures, 'not everything could be closed')
  }
}
