import type { ExportResult } from '@opentelemetry/core'

type Tell = (failure: string | undefined) => void

/**
 * Bounds what waits for the collector or is on its way there, whatever the collector does, and counts what was sent and what was
 * dropped. The queues of the SDK do not count what is under way, and tell nobody what they drop.
 */
export class ExportQueue {
  readonly #most: number
  #waiting = 0
  #failure: string | undefined
  #tell: Tell = () => {}
  sent = 0
  dropped = 0

  constructor(most: number) {
    this.#most = most
  }

  /** Told when the collector stops taking what it is sent, and without a failure when it takes it again. */
  onChange(tell: Tell): void {
    this.#tell = tell
    if (this.#failure !== undefined) tell(this.#failure)
  }

  /** Whether there is room for one more, which then waits. */
  enter(): boolean {
    if (this.#waiting >= this.#most) {
      this.dropped += 1
      return false
    }
    this.#waiting += 1
    return true
  }

  leave(count: number, failure: string | undefined): void {
    this.#waiting -= count
    if (failure === undefined) this.sent += count
    else this.dropped += count
    const isNews = (this.#failure === undefined) !== (failure === undefined)
    this.#failure = failure
    if (isNews) this.#tell(failure)
  }
}

type Send<Items> = (items: Items, done: (result: ExportResult) => void) => void

/** Lets the queue know how each batch ended. */
export function watchExports<Items>(
  exporter: { export: Send<Items> },
  queue: ExportQueue,
  countOf: (items: Items) => number,
): void {
  const send: Send<Items> = exporter.export.bind(exporter)
  exporter.export = (items, done) =>
    send(items, (result) => {
      const { error } = result
      const count = countOf(items)
      queue.leave(count, result.code === 0 ? undefined : (error?.message ?? 'no reason was told'))
      done(result)
    })
}
