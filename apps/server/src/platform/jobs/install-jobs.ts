import { PgBoss } from 'pg-boss'
import { type JobKind, jobsSchema } from './job-kind.ts'

/** Makes or migrates the tables of the queue as the role of `url`, which owns them, and a queue for each kind of job. */
export async function installJobs(url: string, kinds: readonly JobKind<object>[]): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schema: jobsSchema, max: 1, supervise: false, schedule: false })
  await boss.start()
  try {
    const existing = new Set((await boss.getQueues()).map(({ name }) => name))
    for (const { name, oncePerKey } of kinds) {
      if (!existing.has(name)) await boss.createQueue(name, policyOf(oncePerKey))
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}

function policyOf(oncePerKey: JobKind<object>['oncePerKey']) {
  if (oncePerKey === 'unfinished') return { policy: 'exclusive' }
  return oncePerKey ? { policy: 'short' } : {}
}
