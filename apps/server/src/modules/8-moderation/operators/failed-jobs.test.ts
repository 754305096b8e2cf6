import type { FailedJobsView, OperatorActionView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { handleJob } from '../../../platform/jobs/job-kind.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { sendMailJob } from '../../1-ground/mail/shared/mail.jobs.ts'
import { addPayoutJobs, sendPayoutJob } from '../../5-contracts/payments/shared/payment.jobs.ts'

test('a job that failed for good is listed with its error and without what it carries, and runs once more', async () => {
  const t = await startTestApp()
  const operator = await insertOperator(t)
  const as = t.as(operator)
  const mailId = t.newId()
  let isDown = true
  const handlers = [
    handleJob(sendMailJob, async () => {
      if (isDown) throw new Error('451 mail for <ada@example.com> refused')
    }),
  ]
  await t.deps.jobs.add(t.db, sendMailJob, { mailId })
  for (let round = 0; round <= sendMailJob.retries; round += 1) await t.deps.jobs.runWaiting(handlers, {}, true)

  const answer = await as.get('/api/admin/jobs')

  const [job] = answer.json<FailedJobsView>().jobs
  expect(job).toMatchObject({ name: 'mail.send', error: '451 mail for <…> refused', tries: sendMailJob.retries + 1 })
  expect(answer.body).not.toContain(mailId)

  const retry = () => as.post(`/api/admin/jobs/${job?._id}/retry`)
  expect((await retry()).statusCode).toBe(204)
  expectFailure(await retry(), 404, 'job.not_found')
  isDown = false
  await t.deps.jobs.runWaiting(handlers, {}, true)
  expect(await t.value('select state from jobs.job where id = $1', [job?._id])).toBe('completed')
  expect((await as.get('/api/admin/jobs')).json()).toEqual({ jobs: [], hasMore: false })
  const log = (await as.get('/api/admin/log?kind=job.retried')).json<OperatorActionView[]>()
  expect(log).toMatchObject([{ operator: { _id: operator.id }, target: job?._id }])
})

test('a job of a payout that another job is to send already is not tried again beside it', async () => {
  const t = await startTestApp()
  const as = t.as(await insertOperator(t))
  const payoutId = t.newId()
  const handlers = [handleJob(sendPayoutJob, () => Promise.reject(new Error('Stripe is away')))]
  await addPayoutJobs(t.deps, t.db, [payoutId])
  for (let round = 0; round <= sendPayoutJob.retries; round += 1) await t.deps.jobs.runWaiting(handlers, {}, true)
  const [job] = (await as.get('/api/admin/jobs')).json<FailedJobsView>().jobs
  await addPayoutJobs(t.deps, t.db, [payoutId])

  expectFailure(await as.post(`/api/admin/jobs/${job?._id}/retry`), 404, 'job.not_found')

  const unfinished = "select count(*) from jobs.job where data ->> 'payoutId' = $1 and state < 'completed'"
  expect(await t.value(unfinished, [payoutId])).toBe(1)
})
