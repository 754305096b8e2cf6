type Notice = { channel: string; payload: string; sent: PromiseWithResolvers<unknown> }
type Send = (text: string, values: unknown[]) => Promise<unknown>

/**
 * Milliseconds after a batch, for each notice of it. One that comes alone is sent at once, and the more come, the more go together: a
 * statement wakes every connection that listens, also those of other channels.
 */
const pauseMs = 5
const longestPauseMs = 20

const notifySql = 'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as notice(channel, payload)'

/** Sends the notices of a moment as one statement: each statement is a transaction, and wakes every process that listens. */
export class NoticeBatches {
  readonly #send: Send
  #waiting: Notice[] = []
  #known = new Set<string>()
  #pause: NodeJS.Timeout | undefined

  constructor(send: Send) {
    this.#send = send
  }

  add(channel: string, payload: string): Promise<unknown> {
    const sent = Promise.withResolvers<unknown>()
    const key = `${channel} ${payload}`
    // PostgreSQL delivers equal notices of one transaction once: of “here, gone, here” the last would be missing.
    if (this.#known.has(key)) this.#sendWaiting()
    this.#known.add(key)
    this.#waiting.push({ channel, payload, sent })
    if (this.#pause === undefined) this.#sendWaiting()
    return sent.promise
  }

  /** Sends what waits without a pause, as its owner closes. */
  flush(): void {
    clearTimeout(this.#pause)
    this.#pause = undefined
    if (this.#waiting.length > 0) this.#sendWaiting()
  }

  #sendWaiting() {
    const batch = this.#waiting
    this.#waiting = []
    this.#known = new Set() // not emptied: see `short-lived-entries.ts`
    clearTimeout(this.#pause)
    this.#pause = setTimeout(() => this.flush(), Math.min(longestPauseMs, pauseMs * batch.length))
    const values = [batch.map(({ channel }) => channel), batch.map(({ payload }) => payload)]
    const sending = this.#send(notifySql, values)
    for (const { sent } of batch) sent.resolve(sending)
  }
}
