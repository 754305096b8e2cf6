export class StoppedError extends Error {
  override readonly name = 'StoppedError'
}

/** Closes in reverse order. After `end` no step begins; a running one is awaited, then StoppedError. */
export class Lifetime {
  readonly #closers: (() => Promise<unknown>)[] = []
  #underWay: Promise<unknown> = Promise.resolve()
  #ending: Promise<void> | undefined

  async step<T>(work: () => Promise<T>, close?: (opened: T) => Promise<unknown>): Promise<T> {
    if (this.#ending) throw new StoppedError('stopped while starting')
    const opening = work().then((opened) => {
      if (close) this.#closers.push(() => close(opened))
      return opened
    })
    this.#underWay = opening.catch(() => {}) // the caller gets the error
    const opened = await opening
    if (this.#ending) throw new StoppedError('stopped while starting')
    return opened
  }

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
