import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { withTimeLimit } from '../time-limits.ts'

/** Milliseconds. `silence`: without an answer, before a connection counts as lost. */
const valkeyTimes = { silence: 3_000, ask: 1_000, firstRetry: 100, longestRetry: 1_000 }

export const newValkeyClient = (url: string) =>
  createClient({
    // Valkey has schemes of its own, which the client does not know.
    url: url.replace(/^valkey/, 'redis'),
    name: 'guildhall',
    disableOfflineQueue: true, // an event that waits for minutes is worth nothing
    socket: { connectTimeout: valkeyTimes.silence, reconnectStrategy: false },
  })

export type ValkeyClient = ReturnType<typeof newValkeyClient>

type Options = {
  url: string
  /** Before the connection counts as open. */
  prepare(client: ValkeyClient): Promise<void>
  /** `error`: undefined once it is open. */
  onChange(error?: unknown): void
}

/** One that is replaced when it ends or falls silent, which the client notices only when the other side says so. */
export class ValkeyConnection {
  readonly #options: Options
  #client: ValkeyClient | undefined
  #isOpen = Promise.withResolvers<ValkeyClient>()
  #isClosed = false
  #drop: (error: unknown) => void = () => {}

  constructor(options: Options) {
    this.#options = options
    void this.#keepOpen()
  }

  get client(): ValkeyClient | undefined {
    return this.#client
  }

  /** Resolves once it is open; never after `close`. */
  untilOpen(): Promise<ValkeyClient> {
    return this.#isOpen.promise
  }

  close(): void {
    this.#isClosed = true
    this.#drop(new Error('closed'))
    if (this.#client) this.#isOpen = Promise.withResolvers()
    this.#client = undefined
  }

  async #keepOpen() {
    for (let failures = 0; !this.#isClosed; failures += 1) {
      const wasOpen = await this.#useOne()
      if (this.#isClosed) return
      if (wasOpen) failures = 0
      await pause(Math.min(valkeyTimes.firstRetry * 2 ** failures, valkeyTimes.longestRetry), undefined, { ref: false })
    }
  }

  /** Returns whether it was open, when it is lost. */
  async #useOne(): Promise<boolean> {
    const lost = Promise.withResolvers<never>()
    lost.promise.catch(() => {})
    this.#drop = lost.reject
    const client = newValkeyClient(this.#options.url)
    client.on('error', lost.reject)
    let watch: NodeJS.Timeout | undefined
    try {
      const opening = client.connect().then(() => this.#options.prepare(client))
      await Promise.race([answerOf(opening), lost.promise])
      this.#client = client
      this.#isOpen.resolve(client)
      this.#options.onChange()
      watch = setInterval(() => void answerOf(client.ping()).catch(lost.reject), valkeyTimes.ask)
      return await lost.promise
    } catch (error) {
      const wasOpen = this.#client === client
      if (wasOpen) {
        this.#client = undefined
        this.#isOpen = Promise.withResolvers()
      }
      if (!this.#isClosed) this.#options.onChange(error)
      return wasOpen
    } finally {
      clearInterval(watch)
      client.destroy()
    }
  }
}

/** A server that is stopped takes connections and never answers. */
const answerOf = <T>(asking: Promise<T>): Promise<T> =>
  withTimeLimit(valkeyTimes.silence, asking, () => new Error('Valkey does not answer'))
