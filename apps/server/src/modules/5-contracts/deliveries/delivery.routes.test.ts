import { describe, expect, test } from 'vitest'
import { samples } from '../../../testing/sample-files.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { arrangeContract, arrangeSubmitted } from '../../../testing/uploads.ts'

const deliveryStatusOf = (t: TestApp, id: string) =>
  t.value('select delivery_status from proposals where id = $1', [id])

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
      autoApprovalAt: null,
      criteria: [],
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
