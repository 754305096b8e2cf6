import type { AdminResultView, NotificationView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { earnResult } from '../../../testing/assess.ts'
import { arrangeCredential, isSuspended, verifyCredential } from '../../../testing/credentials.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { statusListMemoryMs } from './credentials/status-list.rules.ts'

async function arrange() {
  const arranged = await arrangeCredential()
  const { t, result } = arranged
  const as = t.as(await insertOperator(t))
  const decide = (act: 'withdrawal' | 'restoration', reason: string) =>
    as.post(`/api/admin/results/${result._id}/${act}`, { reason })
  return { ...arranged, as, decide }
}

test('a withdrawn result leaves the profile and suspends its credential, until it is restored', async () => {
  const { t, ines, result, url, as, decide } = await arrange()
  const { payload } = await verifyCredential(t, (await t.anonymous.get(url)).body)
  let now = Date.now()
  const later = () => {
    now += 2 * statusListMemoryMs
    t.setClock(new Date(now))
  }

  const withdrawn = (await decide('withdrawal', 'A shared key')).json<AdminResultView>()
  expect(withdrawn).toMatchObject({ isShown: false, withdrawal: { reason: 'A shared key' } })
  expectFailure(await decide('withdrawal', 'Again'), 409, 'assessment.result_withdrawn')
  expectFailure(await t.anonymous.get(url), 404, 'assessment.result_not_found')
  later()
  expect(await isSuspended(t, payload)).toBe(true)
  expect((await as.get('/api/admin/results')).json<AdminResultView[]>().map(({ _id }) => _id)).toContain(result._id)

  expect((await decide('restoration', 'It was not.')).json()).toMatchObject({ isShown: true, withdrawal: null })
  expectFailure(await decide('restoration', 'Again'), 409, 'assessment.result_not_withdrawn')
  later()
  expect(await isSuspended(t, payload)).toBe(false)
  t.setClock(undefined)

  const notices = (await t.as(ines).get('/api/notifications')).json<NotificationView[]>()
  expect(notices.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['result.withdrawn', 'result.restored']))
  await t.runJobs()
  const mails = await t.mailsTo(ines.email)
  expect(mails.find(({ subject }) => subject?.endsWith('was withdrawn'))?.text).toContain('A shared key')
  expect(mails.find(({ subject }) => subject?.endsWith('was restored'))?.text).toContain('It was not.')
})

test('one that its owner did not show stays hidden when it is restored', async () => {
  const { t, ines, as } = await arrange()
  const hidden = await earnResult(t, ines, { skill: 'TypeScript', right: 15 })
  await as.post(`/api/admin/results/${hidden._id}/withdrawal`, { reason: 'A shared key' })

  const restored = await as.post(`/api/admin/results/${hidden._id}/restoration`, { reason: 'It was not.' })

  expect(restored.json()).toMatchObject({ isShown: false, withdrawal: null })
})

test('the results of a person are listed, newest first, without practice; nobody decides on their own', async () => {
  const { t, ines, result, as } = await arrange()
  const newer = await earnResult(t, ines, { skill: 'TypeScript', right: 3 })
  const list = (await as.get(`/api/admin/results?person=${ines.id}`)).json<AdminResultView[]>()
  expect(list.map(({ _id }) => _id)).toEqual([newer._id, result._id])

  const operator = await insertOperator(t)
  const own = await earnResult(t, operator, { right: 15, onProfile: true })
  const answer = await t.as(operator).post(`/api/admin/results/${own._id}/withdrawal`, { reason: 'Why not' })
  expectFailure(answer, 403, 'operator.own_matter')
})
