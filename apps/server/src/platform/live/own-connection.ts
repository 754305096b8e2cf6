import pg from 'pg'
import { statementName } from '../database/prepared-statements.ts'

const queryTimeoutMs = 5_000

/**
 * Outside the pool and replaced when it ends, which the adapter of socket.io does not do itself. Sending on it keeps
 * the order of events, and bursts off the pool.
 */
export function withOwnConnection(pool: pg.Pool): pg.Pool {
  let own: pg.Client | undefined
  let last: Promise<unknown> = Promise.resolve()

  const connect = async () => {
    const client = new pg.Client({ ...pool.options, query_timeout: queryTimeoutMs })
    const lose = () => {
      if (own === client) own = undefined
    }
    client.on('error', lose).on('end', lose)
    await client.connect()
    own = client
    // The adapter says goodbye to the other processes after it releases: that goes by the pool.
    const release = () => {
      lose()
      void client.end().catch(() => {})
    }
    return Object.assign(client, { release })
  }

  async function send(text: string, values?: unknown[]) {
    const client = own
    if (!client) return pool.query(text, values)
    try {
      return await client.query({ text, ...(values ? { values, name: statementName(text) } : {}) })
    } catch (error) {
      // Its end makes the adapter reconnect.
      void client.end().catch(() => {})
      throw error
    }
  }

  const query = (text: string, values?: unknown[]) => {
    const result = last.then(() => send(text, values))
    last = result.catch(() => {})
    return result
  }
  return { query, connect } as unknown as pg.Pool
}
