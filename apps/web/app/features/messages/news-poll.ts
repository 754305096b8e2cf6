import { backoffMs } from '../../live/backoff.ts'

const pollDelays = { baseMs: 4_000, capMs: 30_000 }

/** Polls while the tab is visible and online, less often while that fails. */
export class NewsPoll {
  readonly #ask: (hasPaused: boolean) => Promise<boolean>
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #isAsking = false
  #isWanted = false
  #isRunning = false

  /** @param ask returns whether it worked, and must not throw; `hasPaused`: events may have been missed */
  constructor(ask: (hasPaused: boolean) => Promise<boolean>) {
    this.#ask = ask
  }

  start() {
    this.#isRunning = true
    document.addEventListener('visibilitychange', this.#onVisibility)
    window.addEventListener('online', this.askNow)
    this.#schedule()
  }

  stop() {
    this.#isRunning = false
    clearTimeout(this.#timer)
    document.removeEventListener('visibilitychange', this.#onVisibility)
    window.removeEventListener('online', this.askNow)
  }

  /** Asks at once and resets the backoff. */
  readonly askNow = () => {
    this.#failures = 0
    this.#isWanted = true
    void this.#poll()
  }

  readonly #onVisibility = () => {
    if (document.visibilityState === 'visible') this.askNow()
    else clearTimeout(this.#timer)
  }

  async #poll() {
    if (!this.#mayAsk() || this.#isAsking) return
    clearTimeout(this.#timer)
    this.#isAsking = true
    do {
      const hasPaused = this.#isWanted
      this.#isWanted = false
      this.#failures = (await this.#ask(hasPaused)) ? 0 : this.#failures + 1
    } while (this.#isWanted && this.#mayAsk())
    this.#isAsking = false
    this.#schedule()
  }

  #mayAsk = () => this.#isRunning && document.visibilityState === 'visible' && navigator.onLine

  #schedule() {
    clearTimeout(this.#timer)
    if (!this.#mayAsk()) return
    this.#timer = setTimeout(() => void this.#poll(), backoffMs(this.#failures, pollDelays))
  }
}
