import { PgBoss } from 'pg-boss'
import { newPool, readCommitted } from '../database/connections.ts'
import { type JobKind, jobsSchema, queueLimitsOf, queuePolicyOf } from './job-kind.ts'

/** For `find-lost-jobs.ts`, which asks every few seconds. Asked for first: `if not exists` would wait for all who add jobs, at each start. */
async function installRunningIndex(executeSql: (text: string) => Promise<{ rows: { found?: unknown }[] }>) {
  const { rows } = await executeSql(`select to_regclass('${jobsSchema}.job_running') as found`)
  if (rows[0]?.found) return
  await executeSql(`create index if not exists job_running on ${jobsSchema}.job (id) where state = 'active'`)
}

/**
 * Makes or migrates the tables of the queue as the role of `url`, which owns them, and brings a queue for each kind of job,
 * its limits and its schedule up to date.
 */
export async function installJobs(url: string, kinds: readonly JobKind<object>[]): Promise<void> {
  const pool = newPool({ connectionString: url, max: 1, ...readCommitted })
  const executeSql = async (text: string, values?: unknown[]) => {
    // A text with several statements has one result for each, which the types of pg leave out.
    const answers = [await pool.query(text, values)].flat()
    return { rows: answers.flatMap(({ rows }) => rows) }
  }
  const boss = new PgBoss({ db: { executeSql }, schema: jobsSchema, supervise: false, schedule: false })
  boss.on('error', () => {}) // its calls reject, too
  try {
    await boss.start()
    await installRunningIndex(executeSql)
    await installQueues(boss, kinds)
    await installSchedules(boss, kinds)
  } finally {
    await boss.stop({ graceful: false })
    await pool.end()
  }
}

async function installQueues(boss: PgBoss, kinds: readonly JobKind<object>[]) {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const kind of kinds) {
    const [limits, policy] = [queueLimitsOf(kind), queuePolicyOf(kind)]
    const queue = existing.get(kind.name)
    if (queue?.policy === policy) {
      const isCurrent = Object.entries(limits).every(([key, value]) => queue[key as keyof typeof limits] === value)
      if (!isCurrent) await boss.updateQueue(kind.name, limits)
      continue
    }
    // A policy cannot be changed. The next time of a cron makes up for its jobs; those of other kinds must not be lost.
    if (queue && !kind.cron) throw new Error(`a migration has to change the policy of the queue ${kind.name}`)
    if (queue) await boss.deleteQueue(kind.name)
    await boss.createQueue(kind.name, { policy, ...limits })
  }
}

async function installSchedules(boss: PgBoss, kinds: readonly JobKind<object>[]) {
  const existing = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  for (const { name, cron } of kinds) {
    if (cron && existing.get(name) !== cron) await boss.schedule(name, cron, {})
    if (cron) existing.delete(name)
  }
  for (const name of existing.keys()) await boss.unschedule(name)
}
