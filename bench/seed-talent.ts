import { connect } from './databases.ts'
import { fillInWorkers, withoutIndexes } from './fill-in-workers.ts'

/** The same people in every run. */
export async function seedTalent(url: string, rows: number): Promise<void> {
  const client = await connect(url)
  try {
    await withoutIndexes(client, 'talent_listings', () => fillInWorkers('seed-people-worker.ts', { url, rows }))
    await client.query('vacuum analyze users, profiles, talent_listings')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}
