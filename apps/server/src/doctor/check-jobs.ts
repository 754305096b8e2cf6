import { counted, minuteMs } from '@guildhall/contract'
import { jobKinds } from '../job-kinds.ts'
import { getFailedJobs } from '../modules/8-moderation/operators/failed-jobs.ts'
import { findWaitingJobs } from '../platform/jobs/find-waiting-jobs.ts'
import { type Finding, type OpenInstallation, ok, problem, warning } from './finding.ts'

const usualMs = 15 * minuteMs

export async function checkJobs({
  config: { publicUrl },
  database: { db },
  clock,
}: OpenInstallation): Promise<Finding[]> {
  const [{ jobs, hasMore }, [oldest]] = await Promise.all([
    getFailedJobs(db),
    findWaitingJobs(
      db,
      jobKinds.map(({ name }) => name),
    ),
  ])
  const findings: Finding[] = []
  if (jobs.length > 0) {
    const kinds = [...new Set(jobs.map(({ name }) => name))].join(', ')
    const count = `${hasMore ? 'More than ' : ''}${counted(jobs.length, 'background job')}`
    findings.push(
      problem(
        `${count} did not succeed even at the last try (${kinds}).`,
        `Read why at ${publicUrl}/admin/jobs, and let them run once more there.`,
      ),
    )
  }
  if (oldest && clock().getTime() - oldest.dueAt.getTime() > usualMs) {
    findings.push(
      warning(
        `A job (${oldest.name}) has been waiting since ${oldest.dueAt.toISOString()}.`,
        'If no server runs, start it. Otherwise it has more to do than it can: check its log and the load of its machine.',
      ),
    )
  }
  return findings.length > 0 ? findings : [ok('No background job has failed or waits for long.')]
}
