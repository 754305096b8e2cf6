import { expect, test } from 'vitest'
import { earnResult } from '../../testing/assess.ts'
import { insertOperator } from '../../testing/operators.ts'
import { startTestApp } from '../../testing/test-app.ts'

test('an operator withdraws a result while its person saves their profile', async () => {
  const t = await startTestApp()
  const [person, operator] = [await t.insertUser(), await insertOperator(t)]
  const { _id } = await earnResult(t, person)
  await t.runJobs()
  const url = `/api/admin/results/${_id}/withdrawal`
  const withdraw = () => t.as(operator).post(url, { reason: 'Someone else answered.' })
  const save = () => t.as(person).put('/api/profile/me', { name: 'Ana' })

  // The withdrawal waits between two of its writes.
  const answers = await t.raceBehind({ text: 'lock table mails in share mode', values: [] }, [withdraw, save])

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
})
