import { describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { arrangeSubmitted } from '../../../testing/uploads.ts'

const deliveryStatusOf = (t: TestApp, id: string) =>
  t.value('select delivery_status from proposals where id = $1', [id])
const projectStatusOf = (t: TestApp, id: string) => t.value('select status from projects where id = $1', [id])

describe('POST approve', () => {
  test('with an empty body, the delivery is approved and the project completed', async () => {
    const t = await startTestApp()
    const { client, url, proposalId, projectId } = await arrangeSubmitted(t)
    const now = new Date(Date.now() + 60_000)
    t.setClock(now)

    const answer = await t.as(client).post(`${url}/approve`)

    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      deliveryStatus: 'approved',
      allowedMoves: [],
      versions: [{ status: 'approved', decidedAt: now.toISOString() }],
    })
    expect(await deliveryStatusOf(t, proposalId)).toBe('approved')
    expect(await projectStatusOf(t, projectId)).toBe('completed')
  })

  test.each([
    { deliveryStatus: 'not_submitted', code: 'delivery.not_submitted' },
    { deliveryStatus: 'rejected', code: 'delivery.not_submitted' },
    { deliveryStatus: 'approved', code: 'delivery.approved' },
  ] as const)('while $deliveryStatus it is a conflict and changes nothing', async ({ deliveryStatus, code }) => {
    const t = await startTestApp()
    const client = await t.insertUser()
    const project = await t.insertProject({ clientId: client.id, status: 'in_progress' })
    const proposal = await t.insertProposal({ projectId: project.id, status: 'accepted', deliveryStatus })

    const answer = await t.as(client).post(`/api/proposals/${proposal.id}/deliverables/approve`)

    expect([answer.statusCode, answer.json().code]).toEqual([409, code])
    expect(await deliveryStatusOf(t, proposal.id)).toBe(deliveryStatus)
    expect(await projectStatusOf(t, project.id)).toBe('in_progress')
  })

  test('the freelancer cannot approve their own delivery', async () => {
    const t = await startTestApp()
    const { freelancer, url } = await arrangeSubmitted(t)

    const answer = await t.as(freelancer).post(`${url}/approve`)

    expect([answer.statusCode, answer.json().code]).toEqual([403, 'delivery.not_client'])
  })

  test('when two approvals race, one is made and the other is a conflict', async () => {
    const t = await startTestApp()
    const { client, url, projectId } = await arrangeSubmitted(t)
    const approve = () => t.as(client).post(`${url}/approve`)

    const answers = await t.race({ table: 'projects', id: projectId }, [approve, approve])

    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('when approval and rejection race, one of them is made, whole', async () => {
    const t = await startTestApp()
    const { client, url, proposalId, projectId } = await arrangeSubmitted(t)

    const answers = await t.race({ table: 'proposals', id: proposalId }, [
      () => t.as(client).post(`${url}/approve`),
      () => t.as(client).post(`${url}/reject`, { feedback: 'No.' }),
    ])

    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { deliveryStatus, versions } = (await t.as(client).get(url)).json()
    const approved = answers[0]!.statusCode === 200
    expect(deliveryStatus).toBe(approved ? 'approved' : 'rejected')
    expect(versions[0]).toMatchObject({ status: deliveryStatus, feedback: approved ? '' : 'No.' })
    expect(await projectStatusOf(t, projectId)).toBe(approved ? 'completed' : 'in_progress')
  })
})

describe('POST reject', () => {
  test.each([
    { body: 'none', payload: undefined, headers: {} },
    { body: 'an empty one called JSON', payload: '', headers: { 'content-type': 'application/json' } },
    {
      body: 'an empty one called a form',
      payload: '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    { body: 'an empty one called text', payload: '', headers: { 'content-type': 'text/plain;charset=UTF-8' } },
    { body: 'null', payload: 'null', headers: { 'content-type': 'application/json' } },
    { body: 'an empty object', payload: '{}', headers: { 'content-type': 'application/json' } },
  ])('with this body: $body, changes are requested without words', async ({ payload, headers }) => {
    const t = await startTestApp()
    const { client, freelancer, url, projectId } = await arrangeSubmitted(t)

    const answer = await t.as(client).post(`${url}/reject`, payload, { headers })

    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      deliveryStatus: 'rejected',
      versions: [{ status: 'rejected', feedback: '' }],
    })
    expect((await t.as(freelancer).get(url)).json().allowedMoves).toEqual(['upload'])
    expect(await projectStatusOf(t, projectId)).toBe('in_progress')
  })

  test('the feedback stays with the version it is about, exactly as written', async () => {
    const t = await startTestApp()
    const { client, freelancer, url } = await arrangeSubmitted(t)
    const feedback = '  Größer, bitte! 🎨\n\t<b>Bold</b> \u202e'

    await t.as(client).post(`${url}/reject`, { feedback })

    expect((await t.as(freelancer).get(url)).json().versions[0].feedback).toBe(feedback)
  })

  test('feedback that is too long is refused by name, and nothing changes', async () => {
    const t = await startTestApp()
    const { client, url, proposalId } = await arrangeSubmitted(t)

    const answer = await t.as(client).post(`${url}/reject`, { feedback: '€'.repeat(20_001) })

    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      error: 'Feedback can be at most 20,000 characters long.',
      details: [{ path: 'feedback' }],
    })
    expect(await deliveryStatusOf(t, proposalId)).toBe('submitted')
  })

  test.each([
    { headers: { 'content-type': 'application/json' }, status: 400 },
    { headers: { 'content-type': 'text/plain' }, status: 415 },
  ])('a body that is not JSON, sent as $headers, answers $status', async ({ headers, status }) => {
    const t = await startTestApp()
    const { client, url } = await arrangeSubmitted(t)

    expect((await t.as(client).post(`${url}/reject`, 'make it bigger', { headers })).statusCode).toBe(status)
  })

  test('rejecting twice is a conflict', async () => {
    const t = await startTestApp()
    const { client, url } = await arrangeSubmitted(t)
    await t.as(client).post(`${url}/reject`)

    const answer = await t.as(client).post(`${url}/reject`)

    expect([answer.statusCode, answer.json().code]).toEqual([409, 'delivery.not_submitted'])
  })
})
