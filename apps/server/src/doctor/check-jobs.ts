import { minuteMs } from '@guildhall/contract'
import { findOldestWaiting } from '../modules/8-moderation/operators/failed-job.queries.ts'
import { getFailedJobs } from '../modules/8-moderation/operators/failed-jobs.ts'
import { counted } from './counted.ts'
import { type Finding, type OpenPatient, ok, problem, warning } from './finding.ts'

const usualMs = 15 * minuteMs

export async function checkJobs({ config: { publicUrl }, database: { db }, clock }: OpenPatient): Promise<Finding[]> {
  const [{ jobs, hasMore }, oldest] = await Promise.all([
    getFailedJobs(db),
    findOldestWaiting(db, new Date(clock().getTime() - usualMs)),
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
  if (oldest) {
    findings.push(
      warning(
        `A job (${oldest.name}) has been waiting since ${oldest.since.toISOString()}.`,
        'If no server runs, start it. Else it has more to do than it can: look at its log and the load of its machine.',
      ),
    )
  }
  return findings.length > 0 ? findings : [ok('No background job has failed or waits for long.')]
}
