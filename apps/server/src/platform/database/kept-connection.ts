import { setImmediate as nextTurn } from 'node:timers/promises'
import type pg from 'pg'
import { newClient } from './connections.ts'

class NoAnswerError extends Error {
  constructor(patienceMs: number) {
    super(`there was no answer within ${patienceMs} ms`)
  }
}

type KeptOptions = {
  config: pg.ClientConfig
  /** Milliseconds for a connection, and for an answer. */
  patienceMs: number
  /** For each new connection. */
  prepare?: (client: pg.Client) => Promise<unknown>
  /** Also heard when nothing is asked. */
  onLost?: () => void
}

/** One connection for short questions that is closed after any failure and opened again by the next question. */
export class KeptConnection {
  readonly #options: KeptOptions
  #client: Promise<pg.Client> | undefined
  #end: () => void = () => {}
  #isClosed = false

  constructor(options: KeptOptions) {
    this.#options = options
  }

  async ask<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    if (this.#isClosed) throw new Error('the connection was closed')
    const { patienceMs } = this.#options
    this.#client ??= this.#connect()
    const mine = this.#client
    try {
      const client = await mine
      const { rows } = await withPatience(patienceMs, client.query<Row>(text, values))
      return rows
    } catch (error) {
      if (this.#client === mine) this.drop()
      throw error
    }
  }

  /** Whoever waits for an answer gets an error. */
  drop() {
    this.#client = undefined
    this.#end()
  }

  close() {
    this.#isClosed = true
    this.drop()
  }

  async #connect(): Promise<pg.Client> {
    const { config, patienceMs, prepare, onLost } = this.#options
    const client = newClient(config)
    let isLost = false
    const lose = () => {
      if (isLost) return
      isLost = true
      destroy(client)
      if (this.#end === lose) this.#client = undefined
      onLost?.()
    }
    this.#end = lose
    client.on('end', lose)
    try {
      await withPatience(patienceMs, client.connect())
      if (prepare) await withPatience(patienceMs, prepare(client))
      return client
    } catch (error) {
      lose()
      throw error
    }
  }
}

/** At once, without a word to the other side, which may not read it. */
export function destroy(client: pg.ClientBase) {
  ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
}

/** Rejects when the time is over, but not if the answer came while this process was busy. */
async function withPatience<T>(patienceMs: number, answer: Promise<T>): Promise<T> {
  const over = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    void nextTurn().then(() => over.reject(new NoAnswerError(patienceMs)))
  }, patienceMs)
  try {
    return await Promise.race([answer, over.promise])
  } finally {
    clearTimeout(timer)
    over.promise.catch(() => {})
    answer.catch(() => {})
  }
}
