import type { MessagePageView } from '@guildhall/contract'
import { beforeAll, expect, test } from 'vitest'
import type { Hire } from '../../../testing/contracts.ts'
import { arrangeDispute, openDispute } from '../../../testing/disputes.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { arrangePaid } from '../../../testing/payments.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

async function writeTo({ client, freelancerUser }: Hire) {
  const { _id } = (await client.post('/api/conversations', { userId: freelancerUser.id })).json()
  const url = `/api/conversations/${_id}/messages`
  await client.post(url, { clientId: t.newId(), text: 'Can we talk?' })
  return async () => {
    const { messages } = (await client.get(url)).json<MessagePageView>()
    return messages
      .map(({ event }) => event?.kind)
      .filter((kind) => kind?.startsWith('dispute.') || kind?.startsWith('contract.'))
  }
}

const lives = {
  agreed: {
    act: async ({ claim }: Disputed) => {
      await claim('freelancer', 700)
      await claim('client', 700)
    },
    lines: ['dispute.opened', 'dispute.claimed', 'dispute.claimed', 'dispute.agreed'],
  },
  decided: {
    act: async ({ ask, disputeId }: Disputed) => {
      await ask('client')
      await ask('freelancer')
      const operator = t.as(await insertOperator(t))
      const body = { release: 500, refund: 500, reason: 'Half of it was delivered.' }
      await operator.post(`/api/admin/disputes/${disputeId}/decide`, body)
    },
    lines: ['dispute.opened', 'dispute.decided'],
  },
  withdrawn: {
    act: async ({ withdraw }: Disputed) => {
      await withdraw('client')
    },
    lines: ['dispute.opened', 'dispute.withdrawn'],
  },
} as const
type Disputed = Awaited<ReturnType<typeof openDispute>>

test.each(['agreed', 'decided', 'withdrawn'] as const)(
  'a dispute that is %s stands in the conversation',
  async (end) => {
    const hire = await arrangePaid(t)
    const linesNow = await writeTo(hire)
    await lives[end].act(await openDispute(hire, 'client', 200))
    expect((await openedEnd(hire)).status).toBe(end)

    expect(await linesNow()).toEqual(lives[end].lines)
  },
)

test.each(['agreed', 'decided', 'withdrawn'] as const)(
  'a conversation that begins after a dispute was %s starts with the same lines',
  async (end) => {
    const hire = await arrangeDispute(t)
    await lives[end].act(hire)

    const linesNow = await writeTo(hire)

    expect(await linesNow()).toEqual(lives[end].lines)
  },
)

test('a contract that one side ended alone does not read as ended by both', async () => {
  const hire = await arrangePaid(t)
  const operator = t.as(await insertOperator(t))
  const person = `/api/admin/people/${hire.freelancerUser.id}`
  const { suspensions } = (await operator.post(`${person}/suspension`, { reason: 'Fraud' })).json()
  const { statusCode, body } = await hire.client.post(`/api/contracts/${hire.contractId}/end`)
  expect(statusCode, body).toBe(200)
  await operator.post(`/api/admin/suspensions/${suspensions[0]._id}/lift`, { reason: 'A mix-up.' })

  const linesNow = await writeTo(hire)

  expect(await linesNow()).toEqual([])
})

const openedEnd = async ({ client, contractId }: Hire) =>
  (await client.get(`/api/contracts/${contractId}/disputes`)).json()[0]
