import { expect, test } from 'vitest'
import { jobsSchema } from '../../../platform/jobs/job-kind.ts'
import { earnResult } from '../../../testing/assess.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { startTestApp } from '../../../testing/test-app.ts'

test('an operator withdraws a result while its person saves their profile', async () => {
  const t = await startTestApp()
  const [person, operator] = [await t.insertUser(), await insertOperator(t)]
  const { _id } = await earnResult(t, person)
  await t.runJobs()
  const url = `/api/admin/results/${_id}/withdrawal`
  const withdraw = () => t.as(operator).post(url, { reason: 'Someone else answered.' })
  const save = () => t.as(person).put('/api/profile/me', { name: 'Ana' })

  // Both wait between two of their writes.
  const obstacle = { text: `lock table ${jobsSchema}.job in share mode`, values: [] }
  const answers = await t.raceBehind(obstacle, [withdraw, save])

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
})
