import pg from 'pg'
import { vi } from 'vitest'

/** The ports that the statements of `work` were sent to, each once. Looks in the background are not among them. */
export async function portsOf(work: () => Promise<unknown>): Promise<number[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    const ports = query.mock.calls.flatMap(([sent], index) => {
      const { text } = (typeof sent === 'string' ? { text: sent } : sent) as unknown as pg.QueryConfig
      const { port } = query.mock.contexts[index] as pg.Client
      return isLook(text) ? [] : [port]
    })
    return [...new Set(ports)].toSorted((a, b) => a - b)
  } finally {
    query.mockRestore()
  }
}

const isLook = (text: string) => /pg_lsn|system_identifier|guildhall_written/.test(text)
