import type pg from 'pg'
import { newClient } from '../database/connections.ts'
import { statementName } from '../database/prepared-statements.ts'
import { waitAtMost } from '../time-limits.ts'
import { NoticeBatches } from './notice-batches.ts'

const queryTimeoutMs = 5_000
/** For what is still to be sent when we close. */
const drainMs = 2_000
const adaptersNotifySql = 'SELECT pg_notify($1, $2)'

/**
 * `openedAt`: by the clock that was given; undefined while there is none. `drain` waits until all is sent, and `close` lets nothing be sent
 * after that.
 */
export type OwnConnection = {
  pool: pg.Pool
  openedAt(): number | undefined
  drain(): Promise<void>
  close(): Promise<void>
}

/**
 * Outside the pool and replaced when it ends, which the adapter of socket.io does not do itself. Sending on it keeps
 * the order of events, and bursts off the pool.
 */
export function withOwnConnection(pool: pg.Pool, now: () => number): OwnConnection {
  let own: pg.Client | undefined
  let openedAt = 0
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false

  const connect = async () => {
    // The adapter may have planned to connect again. It would try forever.
    if (isClosed) return new Promise<never>(() => {})
    const client = newClient({ ...pool.options, query_timeout: queryTimeoutMs })
    const lose = () => {
      if (own === client) own = undefined
    }
    client.on('error', lose).on('end', lose)
    await client.connect()
    try {
      // Notices are never on the disk, but each transaction that sends one would wait until it is.
      await client.query('set synchronous_commit = off')
    } catch (error) {
      // The adapter tries again, with another one.
      void client.end().catch(() => {})
      throw error
    }
    // One that is lost before it listens makes the adapter connect twice, and every event would be heard twice.
    const former = own
    own = client
    openedAt = now()
    void former?.removeAllListeners('end').end()
    // The adapter says goodbye to the other processes after it releases: that goes by the pool.
    const release = () => {
      lose()
      void client.end().catch(() => {})
    }
    return Object.assign(client, { release })
  }

  async function send(text: string, values?: unknown[]) {
    if (isClosed) return { rows: [] }
    const client = own
    if (!client) return pool.query(text, values)
    try {
      return await client.query({ text, ...(values ? { values, name: statementName(text) } : {}) })
    } catch (error) {
      // Its end makes the adapter reconnect. Others that wait for the same connection fail, too.
      if (own === client) {
        own = undefined
        void client.end().catch(() => {})
      }
      throw error
    }
  }

  const inOrder = (text: string, values?: unknown[]) => {
    const result = last.then(() => send(text, values))
    last = result.catch(() => {})
    return result
  }
  const notices = new NoticeBatches(inOrder)
  const query = (text: string, values?: unknown[]) =>
    text === adaptersNotifySql ? notices.add(...(values as [string, string])) : inOrder(text, values)

  async function drain() {
    notices.flush()
    await waitAtMost(drainMs, last)
  }

  async function close() {
    await drain()
    isClosed = true
  }
  return {
    pool: { query, connect } as unknown as pg.Pool,
    openedAt: () => (own ? openedAt : undefined),
    drain,
    close,
  }
}
