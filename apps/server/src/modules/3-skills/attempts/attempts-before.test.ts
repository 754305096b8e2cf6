import { expect, test } from 'vitest'
import { keysOf } from '../../../testing/assess.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const attempts = '/api/assessments/attempts'

/** Turns a graded attempt into one that began while the public bank still made verified results. */
async function arrange() {
  const t = await startTestApp({ publicUrl: 'https://guildhall.example' })
  const ines = await t.insertUser()
  const start = () => t.as(ines).post(attempts, { skill: 'UI/UX Design', numQuestions: 15 })
  const { _id } = (await start()).json()
  await t.queryAsOwner('alter table assessment_attempts disable trigger assessment_attempts_kept')
  await t.pool.query(`update assessment_attempts set kind = 'verified', rules_version = 1 where id = $1`, [_id])
  await t.queryAsOwner('alter table assessment_attempts enable trigger assessment_attempts_kept')
  return { t, ines, start, _id }
}

test('an attempt that began under the earlier rules is gone on with, and ends as it was announced', async () => {
  const { t, ines, start, _id } = await arrange()

  const again = await start()
  for (const [position, option] of (await keysOf(t, _id)).entries()) {
    await t.as(ines).put(`${attempts}/${_id}/answers/${position}`, { option })
  }
  const finished = (await t.as(ines).post(`${attempts}/${_id}/finish`)).json()
  await t.as(ines).put(`/api/assessments/results/${finished._id}/profile`, { onProfile: true })

  expect([again.statusCode, again.json()._id]).toEqual([200, _id])
  expect(finished).toMatchObject({ kind: 'verified', source: 'bank', percentage: 100 })
  expect(finished.review).toHaveLength(15)
  const page = `/api/assessments/public/${finished._id}`
  expect((await t.anonymous.get(page)).json()).toMatchObject({ passed: true, rulesVersion: 1, templates: null })
  const { credentialSubject } = (await t.anonymous.get(`${page}/credential?format=json`)).json()
  expect(credentialSubject.narrative).toMatch(
    /Not supervised\. The questions came from a public question bank, .*operator\.$/,
  )
})

test('the next attempt at its subject goes on counting, and is graded', async () => {
  const { t, ines, start, _id } = await arrange()
  t.setClock(new Date(Date.now() + 60 * 60 * 1_000))
  await t.as(ines).get(`${attempts}/${_id}`)
  t.setClock(new Date(Date.now() + 48 * 60 * 60 * 1_000))

  const next = (await start()).json()

  expect(next).toMatchObject({ kind: 'graded', attemptNumber: 2 })
  const { _id: resultId } = (await t.as(ines).post(`${attempts}/${next._id}/finish`)).json()
  const page = (await t.as(ines).get(`/api/assessments/public/${resultId}`)).json()
  expect(page).toMatchObject({ kind: 'graded', attemptNumber: 2, earlierAttemptsLeft: 1, credential: null })
})
