import type { OwnResultView } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { earnResult } from '../../../../testing/assess.ts'
import { arrangeCredential, isSuspended, publicUrl, verifyCredential } from '../../../../testing/credentials.ts'
import { expectFailure } from '../../../../testing/expect-failure.ts'
import type { TestApp } from '../../../../testing/test-app.ts'
import { statusListMemoryMs } from './status-list.rules.ts'

describe('the status list', () => {
  const afterMemory = (t: TestApp) => {
    let now = Date.now()
    const turn = () => {
      t.setClock(new Date(now))
      now += statusListMemoryMs
    }
    turn()
    return turn
  }
  const show = (t: TestApp, ines: { token: string }, result: OwnResultView, onProfile: boolean) =>
    t.as(ines).put(`/api/assessments/results/${result._id}/profile`, { onProfile })

  test('suspends a credential while its result is hidden', async () => {
    const { t, ines, result, url } = await arrangeCredential()
    const other = await earnResult(t, ines, { skill: 'TypeScript', right: 15, onProfile: true })
    const { payload } = await verifyCredential(t, (await t.anonymous.get(url)).body)
    const theOther = await verifyCredential(
      t,
      (await t.anonymous.get(`/api/assessments/public/${other._id}/credential`)).body,
    )

    const later = afterMemory(t)
    const before = await isSuspended(t, payload)
    await show(t, ines, result, false)
    later()
    const hidden = await isSuspended(t, payload)
    const beside = await isSuspended(t, theOther.payload)
    await show(t, ines, result, true)
    later()

    expect([before, hidden, beside, await isSuspended(t, payload)]).toEqual([false, true, false, false])
  })

  test('suspends a credential whose result no longer passes by the rules of today', async () => {
    const { t, result, url } = await arrangeCredential()
    const { payload } = await verifyCredential(t, (await t.anonymous.get(url)).body)
    expect(await isSuspended(t, payload)).toBe(false)

    await t.queryAsOwner('alter table assessment_results disable trigger assessment_results_kept')
    await t.queryAsOwner('alter table assessment_results drop constraint assessment_results_rank')
    await t.pool.query('update assessment_results set rank = 1080 where id = $1', [result._id])
    await t.queryAsOwner('alter table assessment_results enable trigger assessment_results_kept')
    t.setClock(new Date(Date.now() + 2 * statusListMemoryMs))

    expect(await isSuspended(t, payload)).toBe(true)
  })

  test('is signed once for all who ask within a few seconds', async () => {
    const { t, ines, result, url } = await arrangeCredential()
    const { payload } = await verifyCredential(t, (await t.anonymous.get(url)).body)
    const later = afterMemory(t)
    const list = '/api/credentials/status/1'
    const read = async () => (await t.anonymous.get(list)).body

    const atOnce = await Promise.all([read(), read(), read()])
    await show(t, ines, result, false)
    const soon = await read()
    const readable = await t.anonymous.get(`${list}?format=json`)
    later()

    expect(new Set([...atOnce, soon]).size).toBe(1)
    expect((await verifyCredential(t, soon)).payload).toMatchObject(readable.json())
    expect(await isSuspended(t, payload)).toBe(true)
  })

  test('keeps one suspended for good that was withdrawn', async () => {
    const { t, ines, result, url } = await arrangeCredential()
    const { payload } = await verifyCredential(t, (await t.anonymous.get(url)).body)

    await t.pool.query(`insert into withdrawn_results (result_id, reason) values ($1, 'A shared key')`, [result._id])
    const answer = await show(t, ines, result, true)

    expect(await isSuspended(t, payload)).toBe(true)
    expect(answer.json()).toMatchObject({ onProfile: false })
    expectFailure(await t.anonymous.get(url), 404, 'assessment.result_not_found')
  })

  test('is a credential of its own, and readable', async () => {
    const { t } = await arrangeCredential()

    const answer = await t.anonymous.get('/api/credentials/status/1')
    const { header, payload } = await verifyCredential(t, answer.body)
    const readable = await t.anonymous.get('/api/credentials/status/1?format=json')

    expect(answer.headers).toMatchObject({
      'content-type': 'application/vc+jwt',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
    })
    expect(header).toMatchObject({ alg: 'EdDSA', typ: 'vc+jwt' })
    expect(payload).toMatchObject({
      '@context': ['https://www.w3.org/ns/credentials/v2'],
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: `${publicUrl}/api/credentials/issuer`,
      id: `${publicUrl}/api/credentials/status/1`,
      credentialSubject: { type: 'BitstringStatusList', statusPurpose: 'suspension', ttl: 300_000 },
    })
    expect(readable.json().credentialSubject.encodedList).toMatch(/^u[\w-]+$/)
  })

  test.each(['0', '2', '-1', 'x', '999999999999'])('number %s is not there', async (list) => {
    const { t } = await arrangeCredential()
    expectFailure(await t.anonymous.get(`/api/credentials/status/${list}`), 404, 'credential.list_not_found')
  })

  test('has one place for a credential, also where two ask at once for the first time', async () => {
    const { t, result, url } = await arrangeCredential()
    const obstacle = { text: 'insert into credential_entries (result_id) values ($1)', values: [result._id] }

    const answers = await t.raceBehind(obstacle, [() => t.anonymous.get(url), () => t.anonymous.get(url)])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[0]?.body).toBe(answers[1]?.body)
  })
})
