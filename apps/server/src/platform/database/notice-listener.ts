import type pg from 'pg'
import { escapeIdentifier, newClient } from './connections.ts'

const reconnectAfterMs = 1_000

/**
 * Reconnects. Notices sent meanwhile are lost, so what depends on them needs its own time limit. `prepare`: for each new
 * connection.
 */
export async function listenForNotices(
  pool: pg.Pool,
  channel: string,
  onNotice: (payload: string) => void,
  prepare: (client: pg.Client) => Promise<void> = async () => {},
) {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  async function connect() {
    const next = newClient(pool.options)
    next.on('notification', (notice) => onNotice(notice.payload ?? ''))
    next.on('end', reconnect)
    try {
      await next.connect()
      await next.query(`listen ${escapeIdentifier(channel)}`)
      await prepare(next)
    } catch (error) {
      await next.end()
      throw error
    }
    client = next
    if (closed) await next.end()
  }

  function reconnect() {
    client = undefined
    if (closed || retry) return
    retry = setTimeout(() => {
      retry = undefined
      connect().catch(reconnect)
    }, reconnectAfterMs)
    retry.unref()
  }

  await connect().catch((error: unknown) => {
    closed = true
    clearTimeout(retry)
    throw error
  })
  return {
    async close() {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
