import { describe, expect, test } from 'vitest'
import { samples } from '../../testing/sample-files.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { arrangeContract } from '../../testing/uploads.ts'

async function arrangeSubmitted(t: TestApp) {
  const contract = await arrangeContract(t)
  const form = new FormData()
  form.append('files', new File([samples.pdf], 'plan.pdf'))
  form.append('message', 'Here it is.')
  const { statusCode } = await t.as(contract.freelancer).post(contract.url, form)
  expect(statusCode).toBe(201)
  return contract
}

const deliveryStatusOf = (t: TestApp, id: string) =>
  t.value('select delivery_status from proposals where id = $1', [id])
const projectStatusOf = (t: TestApp, id: string) => t.value('select status from projects where id = $1', [id])

describe('GET deliverables', () => {
  test('before anything was uploaded it is empty, and says what each party may do', async () => {
    const t = await startTestApp()
    const { client, freelancer, url } = await arrangeContract(t)

    const forClient = await t.as(client).get(url)
    const forFreelancer = await t.as(freelancer).get(url)

    expect(forClient.statusCode).toBe(200)
    expect(forClient.json()).toEqual({
      deliverables: [],
      deliveryMessage: '',
      deliveryStatus: 'not_submitted',
      versions: [],
      allowedMoves: [],
      refusals: {
        upload: 'delivery.not_freelancer',
        approve: 'delivery.not_submitted',
        request_changes: 'delivery.not_submitted',
      },
    })
    expect(forFreelancer.json().allowedMoves).toEqual(['upload'])
  })

  test('after an upload both parties see its files and its message', async () => {
    const t = await startTestApp()
    const { client, freelancer, url } = await arrangeSubmitted(t)

    for (const party of [client, freelancer]) {
      const { statusCode, body } = await t.as(party).get(url)

      expect(statusCode).toBe(200)
      expect(JSON.parse(body)).toMatchObject({
        deliveryStatus: 'submitted',
        deliveryMessage: 'Here it is.',
        deliverables: [{ filename: 'plan.pdf', size: samples.pdf.length, version: 1 }],
        versions: [{ version: 1, status: 'submitted', decidedAt: null, feedback: '' }],
      })
    }
  })

  test('nothing of where the bytes lie leaves the server', async () => {
    const t = await startTestApp()
    const { client, url, proposalId } = await arrangeSubmitted(t)
    const storageKey = await t.value(
      'select storage_key from deliverables f join deliveries d on d.id = f.delivery_id where d.proposal_id = $1',
      [proposalId],
    )

    const { body } = await t.as(client).get(url)

    expect(body).not.toContain(storageKey)
  })
})

describe('a stranger', () => {
  test.each([
    { method: 'get', path: '', code: 'proposal.not_for_you' },
    { method: 'get', path: '/FILE', code: 'proposal.not_for_you' },
    { method: 'post', path: '/approve', code: 'delivery.not_client' },
    { method: 'post', path: '/reject', code: 'delivery.not_client' },
    { method: 'post', path: '', code: 'delivery.not_freelancer' },
  ] as const)('is refused by $method deliverables$path with $code', async ({ method, path, code }) => {
    const t = await startTestApp()
    const { client, url, proposalId } = await arrangeSubmitted(t)
    const { deliverables } = (await t.as(client).get(url)).json()
    const stranger = await t.insertUser()

    const answer = await t.as(stranger)[method](url + path.replace('FILE', deliverables[0]._id))

    expect([answer.statusCode, answer.json().code]).toEqual([403, code])
    expect(answer.body).not.toContain('plan.pdf')
    expect(await deliveryStatusOf(t, proposalId)).toBe('submitted')
  })

  test.each([
    { method: 'get', path: '' },
    { method: 'get', path: '/00000000-0000-4000-8000-000000000000' },
    { method: 'post', path: '/approve' },
    { method: 'post', path: '/reject' },
    { method: 'post', path: '' },
  ] as const)('without a session is refused by $method deliverables$path', async ({ method, path }) => {
    const t = await startTestApp()
    const { url } = await arrangeContract(t)

    const answer = await t.anonymous[method](url + path)

    expect([answer.statusCode, answer.json().code]).toEqual([401, 'session.required'])
  })
})

describe('an unknown or malformed id', () => {
  test.each([
    { method: 'get', path: 'ID/deliverables', code: 'proposal.not_found' },
    { method: 'get', path: 'ID/deliverables/ID', code: 'proposal.not_found' },
    { method: 'post', path: 'ID/deliverables', code: 'proposal.not_found' },
    { method: 'post', path: 'ID/deliverables/approve', code: 'proposal.not_found' },
    { method: 'post', path: 'ID/deliverables/reject', code: 'proposal.not_found' },
    { method: 'get', path: 'nonsense/deliverables', code: 'proposal.not_found' },
    { method: 'post', path: 'nonsense/deliverables', code: 'proposal.not_found' },
    { method: 'post', path: '%00/deliverables/approve', code: 'proposal.not_found' },
    { method: 'get', path: 'ID/deliverables/nonsense', code: 'deliverable.not_found' },
  ] as const)('$method $path answers 404 $code', async ({ method, path, code }) => {
    const t = await startTestApp()
    const user = await t.insertUser()

    const answer = await t.as(user)[method](`/api/proposals/${path.replaceAll('ID', t.newId())}`)

    expect([answer.statusCode, answer.json().code]).toEqual([404, code])
  })
})

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
