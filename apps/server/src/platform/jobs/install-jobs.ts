import { PgBoss } from 'pg-boss'
import { newPool } from '../database/connections.ts'
import { type JobKind, jobsSchema } from './job-kind.ts'

/** Makes or migrates the tables of the queue as the role of `url`, which owns them, and a queue for each kind of job. */
export async function installJobs(url: string, kinds: readonly JobKind<object>[]): Promise<void> {
  const pool = newPool({ connectionString: url, max: 1 })
  const executeSql = async (text: string, values?: unknown[]) => {
    // A text with several statements has one result for each, which the types of pg leave out.
    const answers = [await pool.query(text, values)].flat()
    return { rows: answers.flatMap(({ rows }) => rows) }
  }
  const boss = new PgBoss({ db: { executeSql }, schema: jobsSchema, supervise: false, schedule: false })
  boss.on('error', () => {}) // its calls reject, too
  try {
    await boss.start()
    const existing = new Set((await boss.getQueues()).map(({ name }) => name))
    for (const { name, oncePerKey } of kinds) {
      if (!existing.has(name)) await boss.createQueue(name, oncePerKey ? { policy: 'short' } : {})
    }
  } finally {
    await boss.stop({ graceful: false })
    await pool.end()
  }
}
