import {
  appealMaximum,
  disputeReasonMaximum,
  passwordMaximum,
  profileEntriesMaximum,
  promptLimit,
  skillsMaximum,
  textLimits,
} from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { countValues, mostValues } from './platform/http/count-json-values.ts'
import { splitOf } from './testing/disputes.ts'
import { expectFailure } from './testing/expect-failure.ts'
import { arrangeScene } from './testing/matrix-scene.ts'
import { arrangePaid } from './testing/payments.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'
import { arrangeContract } from './testing/uploads.ts'

const { title, name, skill, message, description, url } = textLimits
const address = `https://example.com/${'x'.repeat(url - 20)}`
const headers = { 'content-type': 'application/json' }

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const escaped = (body: unknown) =>
  JSON.stringify(body).replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

const skillsOf = (count: number, sign: string) =>
  Array.from({ length: count }, (_, n) => `${n}`.padEnd(3) + sign.repeat(skill - 3))
const project = {
  title: '😀'.repeat(title),
  description: '😀'.repeat(description),
  price: 1,
  image: address,
  requiredSkills: skillsOf(skillsMaximum, '😀'),
  deadline: '2999-01-01',
}

describe('texts of the greatest length, escaped as JSON at its longest, are taken', () => {
  test('a project', async () => {
    const owner = t.as(await t.insertUser())

    const made = await owner.post('/projects/create', escaped(project), { headers })
    const changed = await owner.put(`/projects/update/${made.json()._id}`, escaped(project), { headers })

    expect([made.statusCode, changed.statusCode]).toEqual([201, 200])
  })

  test('a proposal', async () => {
    const freelancer = await t.insertUser()
    const { id: projectId } = await t.insertProject()
    const proposal = {
      freelancerId: freelancer.id,
      projectId,
      message: '😀'.repeat(message),
      skills: skillsOf(skillsMaximum, '😀'),
    }

    const answer = await t.as(freelancer).post('/api/proposals', escaped(proposal), { headers })

    expect(answer.statusCode).toBe(201)
  })

  test('the feedback on a delivery', async () => {
    const { client, url: deliverables } = await arrangeContract(t)
    const body = escaped({ feedback: '😀'.repeat(message) })

    const answer = await t.as(client).post(`${deliverables}/reject`, body, { headers })

    expectFailure(answer, 409, 'delivery.not_submitted')
  })

  test('an appeal against a decision, and one against a suspension', async () => {
    const [warned, suspended] = [await arrangeScene(t, 'warned'), await arrangeScene(t, 'suspended')]
    const body = escaped({ text: '😀'.repeat(appealMaximum) })

    const answers = [
      await t.as(warned.client).post(`/api/decisions/${warned.decisionId}/appeal`, body, { headers }),
      await t.as(suspended.client).post('/api/account/suspension/appeal', body, { headers }),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  })

  test('the reason of a dispute, and of a claim in it', async () => {
    const { client, freelancer, contractId } = await arrangePaid(t)
    const body = escaped({ ...splitOf(200), reason: '😀'.repeat(disputeReasonMaximum) })

    const opened = await client.post(`/api/contracts/${contractId}/disputes`, body, { headers })
    const claimed = await freelancer.post(`/api/disputes/${opened.json()._id}/claims`, body, { headers })

    expect([opened.statusCode, claimed.statusCode]).toEqual([201, 201])
  })

  test('an account, and signing in to it', async () => {
    const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.example.com`
    const password = '😀'.repeat(passwordMaximum / 2)
    const signUp = escaped({ username: '😀'.repeat(name), email, password })

    const made = await t.anonymous.post('/auth/signup', signUp, { headers })
    const entered = await t.anonymous.post('/auth/login', escaped({ email, password }), { headers })

    expect([made.statusCode, entered.statusCode]).toEqual([201, 200])
  })

  test('the prompt of a course', async () => {
    const answer = await t.anonymous.post('/api/ai-course/generate', escaped({ prompt: '😀'.repeat(promptLimit) }), {
      headers,
    })

    expect([answer.statusCode, answer.json().code]).toEqual([400, 'course.not_covered'])
  })

  test('a profile that is full to the last character of its last entry', async () => {
    const entries = <T>(entry: T) => Array.from({ length: profileEntriesMaximum }, () => entry)
    const text = (length: number) => '世'.repeat(length)
    const body = escaped({
      ...{ name: text(name), title: text(name), location: text(name), profileImage: address, bio: text(description) },
      skills: skillsOf(2 * skillsMaximum, '世'),
      education: entries({ degree: text(name), institution: text(name), year: text(name) }),
      experience: entries({
        ...{ title: text(title), company: text(name), period: text(name) },
        description: text(description),
      }),
      portfolio: entries({ title: text(title), description: text(description), image: address }),
    })

    const answer = await t.as(await t.insertUser()).put('/api/profile/me', body, { headers })

    expect(answer.statusCode).toBe(200)
  })
})

test('a sign-in of more than a few kilobytes is refused unread', async () => {
  const answer = await t.anonymous.post('/auth/login', { email: 'a@example.com', password: 'x'.repeat(30_000) })

  expectFailure(answer, 413, 'request.too_large')
})

test('a body of very many values is refused before it is parsed', async () => {
  const keys = Array.from({ length: 85_000 }, (_, n) => `"k${n}":0`)

  const answer = await t.as(await t.insertUser()).put('/api/profile/me', `{${keys.join(',')}}`, { headers })

  expectFailure(answer, 413, 'request.too_large')
})

test.each([
  { text: 'an object', json: JSON.stringify({ a: 'x'.repeat(40_000), b: [1, 2] }), count: 6 },
  { text: 'signs within a string', json: JSON.stringify('x,:[{'.repeat(10_000)), count: 0 },
  { text: 'quotes and backslashes within a string', json: JSON.stringify(['\\",'.repeat(10_000), '\\']), count: 2 },
  { text: 'a string without end', json: `["${'x,'.repeat(30_000)}`, count: 1 },
  { text: 'brackets alone', json: '['.repeat(40_000), count: 40_000 },
])('counting values: $text', ({ json, count }) => {
  expect(countValues(json)).toBe(count)
})

test('a full profile has far fewer values than are allowed', () => {
  expect(mostValues).toBeGreaterThan(5 * (3 * profileEntriesMaximum * 4 + 2 * skillsMaximum))
})
