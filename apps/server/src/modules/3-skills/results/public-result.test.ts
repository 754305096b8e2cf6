import { randomUUID } from 'node:crypto'
import { publicResultView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { earnResult, type Wish } from '../../../testing/assess.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'

async function arrange(wish: Wish = {}) {
  const t = await startTestApp({ publicUrl: 'https://guildhall.example' })
  const ines = await t.insertUser('Ines')
  const result = await earnResult(t, ines, { right: 12, onProfile: true, ...wish })
  return { t, ines, result, url: `/api/assessments/public/${result._id}` }
}

test('a result its holder shows is public, without its questions', async () => {
  const { t, ines, result, url } = await arrange()

  const answer = await t.anonymous.get(url)
  const view = publicResultView.strict().parse(answer.json())
  const versions = await t.value(
    `select jsonb_agg(distinct question -> 'template' -> 'version')
     from assessment_attempts, jsonb_array_elements(questions) question where user_id = $1`,
    [ines.id],
  )

  expect(view).toMatchObject({
    _id: result._id,
    skill: 'JavaScript',
    difficulty: 'Beginner',
    kind: 'verified',
    score: 12,
    totalQuestions: 15,
    percentage: 80,
    status: 'Advanced',
    attemptNumber: 1,
    source: 'generated',
    rulesVersion: 2,
    earlierAttemptsLeft: 0,
    templates: { count: 15, versions },
    passed: true,
    shown: true,
    withdrawn: false,
    awaitsConfirmation: false,
    holder: { _id: ines.id, name: 'Ines', username: 'Ines', hasProfile: true, mayBeFound: true },
    credential: {
      url: `https://guildhall.example${url}/credential`,
      keysUrl: 'https://guildhall.example/api/credentials/keys',
      issuerUrl: 'https://guildhall.example/api/credentials/issuer',
    },
  })
  expect(view.concepts.reduce((sum, { total }) => sum + total, 0)).toBe(15)
  expect(view.concepts.reduce((sum, { correct }) => sum + correct, 0)).toBe(12)
  for (const { question, explanation } of result.review) {
    expect(answer.body).not.toContain(JSON.stringify(question).slice(1, -1))
    expect(answer.body).not.toContain(JSON.stringify(explanation).slice(1, -1))
  }
  expect(answer.body).not.toContain(ines.email)
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
  })
})

test('the holder goes by the name of their profile, once there is one', async () => {
  const { t, ines, url } = await arrange()
  await t.as(ines).put('/api/profile/me', { name: 'Ines Duarte' })

  expect((await t.anonymous.get(url)).json().holder).toMatchObject({ name: 'Ines Duarte', hasProfile: true })
})

test('a hidden one is missing for strangers, and says so to its holder', async () => {
  const { t, ines, url } = await arrange({ onProfile: false })
  const stranger = await t.insertUser()

  expectFailure(await t.anonymous.get(url), 404, 'assessment.result_not_found')
  expectFailure(await t.as(stranger).get(url), 404, 'assessment.result_not_found')
  expectFailure(await t.as({ token: 'ended' }).get(url), 404, 'assessment.result_not_found')
  const own = await t.as(ines).get(url)
  expect(own.json()).toMatchObject({ shown: false })
  expect(own.headers['cache-control']).toBe('no-store')
})

test('a withdrawn one is there for its holder alone, who is told', async () => {
  const { t, ines, result, url } = await arrange()

  await t.pool.query(`insert into withdrawn_results (result_id, reason) values ($1, 'A shared key')`, [result._id])

  expectFailure(await t.anonymous.get(url), 404, 'assessment.result_not_found')
  expect((await t.as(ines).get(url)).json()).toMatchObject({ shown: false, withdrawn: true })
  expect((await t.anonymous.get(url)).body).not.toContain('A shared key')
})

test('one that did not pass can be shown, and has no credential', async () => {
  const { t, url } = await arrange({ right: 6 })

  expect((await t.anonymous.get(url)).json()).toMatchObject({ percentage: 40, passed: false, credential: null })
})

test('practice, unknown and malformed ids are missing, for every viewer', async () => {
  const { t, ines } = await arrange()
  const practice = await t.as(ines).post('/api/ai-quiz/save-assessment', { skill: 'PHP', score: 5, totalQuestions: 5 })

  for (const id of [practice.json()._id, randomUUID(), 'not-an-id']) {
    expectFailure(await t.anonymous.get(`/api/assessments/public/${id}`), 404, 'assessment.result_not_found')
    expectFailure(await t.as(ines).get(`/api/assessments/public/${id}`), 404, 'assessment.result_not_found')
  }
})
