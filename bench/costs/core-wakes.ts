import pg from 'pg'
import { median } from '../measure.ts'
import { usedMs } from '../processor-time.ts'

const rounds = 20
const asked = 200

/**
 * Milliseconds until a core that was idle runs what has become ready. PostgreSQL is asked for as little as it can tell: what the answer takes
 * beyond its processor time and ours is that we wake twice, it and we.
 */
export async function measureWakes(url: string): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const backend = rows[0]?.pid ?? 0
    const ask = () => client.query({ name: 'wake', text: 'select 1' })
    const used = () => process.cpuUsage().user / 1_000 + process.cpuUsage().system / 1_000 + usedMs(backend)
    const wakesMs: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const [before, began] = [used(), performance.now()]
      for (let count = 0; count < asked; count += 1) await ask()
      wakesMs.push((performance.now() - began - (used() - before)) / asked / 2)
    }
    return Math.max(0, median(wakesMs))
  } finally {
    await client.end()
  }
}
