import type { Timeline } from './timeline.ts'

/** The disk of PostgreSQL's log. Commits that come while it writes go together into the next write. */
export class LogDisk {
  readonly #timeline: Timeline
  readonly #writeMs: () => number
  #waiting: (() => void)[] = []
  #isWriting = false

  /** `writeMs`: what one write takes until it is durable. */
  constructor(timeline: Timeline, writeMs: () => number) {
    this.#timeline = timeline
    this.#writeMs = writeMs
  }

  commit(then: () => void) {
    this.#waiting.push(then)
    if (!this.#isWriting) this.#write()
  }

  #write() {
    const together = this.#waiting
    this.#waiting = []
    this.#isWriting = together.length > 0
    if (!this.#isWriting) return
    this.#timeline.after(this.#writeMs(), () => {
      for (const then of together) then()
      this.#write()
    })
  }
}
