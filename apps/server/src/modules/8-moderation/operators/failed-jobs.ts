import type { FailedJobsView } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { sqlStateOf, uniqueViolation } from '../../../platform/database/database-trouble.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { recordOperatorAction } from '../../2-people/operator-log/shared/record-operator-action.ts'
import { findFailedJob, listFailedJobs } from './failed-job.queries.ts'
import { describeFailure } from './failed-job.rules.ts'

const shownMost = 50

export async function getFailedJobs(db: Db): Promise<FailedJobsView> {
  const rows = await listFailedJobs(db, shownMost + 1)
  const jobs = rows.slice(0, shownMost).map(({ id, name, createdAt, failedAt, tries, message }) => ({
    ...{ _id: id, name, tries },
    createdAt: createdAt.toISOString(),
    failedAt: failedAt.toISOString(),
    error: describeFailure(message),
  }))
  return { jobs, hasMore: rows.length > shownMost }
}

/** Lets a failed job run once more. Throws `job.not_found` if it did not fail, or runs again already. */
export async function retryJob(
  { database, jobs, clock }: OnceDeps,
  { jobId, operatorId }: { jobId: string; operatorId: string },
): Promise<void> {
  await database.db.transaction(async (tx) => {
    const job = await findFailedJob(tx, jobId)
    if (!job) throw new DomainError('job.not_found')
    await jobs.retry(tx, job).catch((error: unknown) => {
      // Another job of its key waits or runs, so there is nothing to try again.
      throw sqlStateOf(error) === uniqueViolation ? new DomainError('job.not_found') : error
    })
    await recordOperatorAction(tx, {
      ...{ operatorId, kind: 'job.retried', target: jobId, at: clock() },
      facts: { name: job.name },
    })
  })
}
