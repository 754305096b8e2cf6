import pg from 'pg'

/**
 * The adapter of socket.io takes one connection to listen on, never gives it back, and does not expect it to break. This
 * gives it one outside the pool, whose end it notices and replaces.
 */
export function withOwnListener(pool: pg.Pool): pg.Pool {
  const connect = async () => {
    const client = new pg.Client(pool.options)
    client.on('error', () => {})
    await client.connect()
    return Object.assign(client, { release: () => void client.end().catch(() => {}) })
  }
  return { query: pool.query.bind(pool), connect } as unknown as pg.Pool
}
