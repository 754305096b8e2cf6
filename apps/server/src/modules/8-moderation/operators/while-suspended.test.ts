import type { AdminPersonView, ContractDetailView, DisputeEvidenceView } from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { testPassword } from '../../../testing/builders.ts'
import { arrangeHire } from '../../../testing/contracts.ts'
import { fileOf, insertLasting } from '../../../testing/data-exports.ts'
import { openDispute, splitOf } from '../../../testing/disputes.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { arrangePaid } from '../../../testing/payments.ts'
import { expectSoundLedger } from '../../../testing/sound-ledger.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let operator: ReturnType<TestApp['as']>
beforeAll(async () => {
  t = await startTestApp()
  operator = t.as(await insertOperator(t))
})

async function suspend({ id, email }: { id: string; email: string }) {
  await operator.post(`/api/admin/people/${id}/suspension`, { reason: 'Forty equal messages.' })
  const session = (await t.anonymous.post('/auth/login', { email, password: testPassword })).json()
  expect(session).toMatchObject({ isSuspended: true })
  return t.as(session)
}

/** The routes for people with a session that suspended people can call, too. */
const open = [
  'GET /api/account/deletion',
  'POST /api/account/deletion',
  'GET /api/account/exports',
  'POST /api/account/exports',
  'GET /api/account/exports/:id/file',
  'GET /api/account/suspension',
  'POST /api/account/suspension/appeal',
  'GET /api/auth/me',
  'POST /api/auth/logout',
  'POST /api/auth/passkeys/confirmation',
  'GET /api/contracts',
  'GET /api/contracts/:id',
  'GET /api/contracts/:id/ledger',
  'GET /api/contracts/:id/ledger.csv',
  'GET /api/contracts/:id/disputes',
  'POST /api/contracts/:id/disputes',
  'POST /api/contracts/:id/payments',
  'GET /api/disputes/:id/evidence',
  'GET /api/disputes/:id/evidence.pdf',
  'POST /api/disputes/:id/ask-operator',
  'POST /api/disputes/:id/claims',
  'POST /api/disputes/:id/withdraw',
  'GET /api/earnings',
  'GET /api/payments',
  'GET /api/payments/:id',
  'POST /api/payments/:id/card-form',
  'POST /api/payments/:id/check',
  'POST /api/payments/:id/test-card',
  'POST /api/payments/:id/test-confirmation',
  'POST /api/payout-account/check',
  'POST /api/payout-account/onboarding',
  'GET /api/payouts',
  'POST /api/payouts',
  'GET /api/decisions',
  'POST /api/decisions/:id/appeal',
]

test('a suspended person can call what the rules name, and nothing else that needs a session', async () => {
  const ada = await t.insertUser()
  await suspend(ada)
  const called: string[] = []
  for (const route of t.app.routeTable) {
    const [method = '', path = ''] = route.split(' ')
    if (method === 'HEAD') continue
    const url = path.replace(/:\w+/g, t.newId())
    const visitor = await t.app.inject({ method: method as 'GET', url })
    if (visitor.statusCode !== 401 || visitor.json().code !== 'session.required') continue
    const authorization = `Bearer ${await t.insertSession(ada.id)}`
    const answer = await t.app.inject({ method: method as 'GET', url, headers: { authorization } })
    const isRefused = answer.statusCode === 403 && answer.json().code === 'account.suspended'
    if (!isRefused) called.push(route)
  }

  expect(called.sort()).toEqual([...open].sort())
})

describe('a suspended client', () => {
  test('pays for approved work, and the freelancer gets it', async () => {
    const hire = await arrangeHire(t, { bidAmount: 1000 })
    await hire.deliver()
    await hire.approve()
    const client = await suspend(hire.clientUser)
    const url = `/api/contracts/${hire.contractId}`
    expect((await client.get(url)).json()).toMatchObject({ status: 'payment_due', allowedMoves: ['fund'] })

    const { _id } = (await client.post(`${url}/payments`)).json()
    await client.post(`/api/payments/${_id}/test-card`, { card: 'succeeds' })

    expect((await client.get(url)).json()).toMatchObject({ status: 'completed', money: { released: 1000 } })
    await expectSoundLedger(t)
  })

  test('pays nothing into escrow, and a payment begun before is not charged', async () => {
    const hire = await arrangeHire(t, { bidAmount: 1000 })
    const url = `/api/contracts/${hire.contractId}`
    const { _id } = (await hire.client.post(`${url}/payments`)).json()
    const other = await arrangeHire(t, { bidAmount: 1000, client: hire.clientUser })
    const waiting = (await other.client.post(`/api/contracts/${other.contractId}/payments`)).json()
    await other.client.post(`/api/payments/${waiting._id}/test-card`, { card: 'needs_confirmation' })
    const client = await suspend(hire.clientUser)

    expectFailure(await client.post(`${url}/payments`), 409, 'contract.you_are_suspended')
    const charged = await client.post(`/api/payments/${_id}/test-card`, { card: 'succeeds' })
    expectFailure(charged, 409, 'contract.you_are_suspended')
    const confirmed = await client.post(`/api/payments/${waiting._id}/test-confirmation`, { approve: true })
    expectFailure(confirmed, 409, 'contract.you_are_suspended')
    const contract = (await client.get(url)).json<ContractDetailView>()
    expect(contract).toMatchObject({ money: { held: 0 }, allowedMoves: [] })
    expect(contract.refusals).toMatchObject({ fund: 'contract.you_are_suspended' })
  })
})

describe.each(['client', 'freelancer'] as const)('a suspended %s in a dispute', (side) => {
  const other = side === 'client' ? 'freelancer' : 'client'

  test('opens one, reads its evidence, asks for an operator and withdraws it', async () => {
    const hire = await arrangePaid(t)
    const suspended = await suspend(hire[`${side}User`])
    const { contractId } = hire

    const { _id } = (await suspended.post(`/api/contracts/${contractId}/disputes`, splitOf(500))).json()

    const url = `/api/disputes/${_id}`
    const evidence = (await suspended.get(`${url}/evidence`)).json<DisputeEvidenceView>()
    expect(evidence.dispute).toMatchObject({ openedBy: side, claims: { [side]: { release: 500 } } })
    expect((await suspended.get(`${url}/evidence.pdf`)).headers['content-type']).toBe('application/pdf')
    expect((await suspended.post(`${url}/ask-operator`)).json()).toMatchObject({ operatorAskedBy: [side] })
    expect((await suspended.post(`${url}/withdraw`)).json()).toMatchObject({ status: 'withdrawn' })
    await expectSoundLedger(t)
  })

  test(`answers one of the ${other}, and what both agree on is paid out`, async () => {
    const dispute = await openDispute(await arrangePaid(t), other, 200)
    const suspended = await suspend(dispute[`${side}User`])

    await suspended.post(`/api/disputes/${dispute.disputeId}/claims`, splitOf(700))
    expect(await dispute.dispute(other)).toMatchObject({ status: 'open', rest: 500 })
    await suspended.post(`/api/disputes/${dispute.disputeId}/claims`, splitOf(200))

    expect(await dispute.dispute(other)).toMatchObject({ status: 'agreed', paid: { release: 200, refund: 800 } })
    await t.runJobs()
    await expectSoundLedger(t)
  })

  test('is heard when an operator decides, and gets their part', async () => {
    const dispute = await openDispute(await arrangePaid(t), other, 200)
    const suspended = await suspend(dispute[`${side}User`])
    await dispute.ask(other)
    await suspended.post(`/api/disputes/${dispute.disputeId}/ask-operator`)

    const body = { release: 600, refund: 400, reason: 'Most of it was there.' }
    await operator.post(`/api/admin/disputes/${dispute.disputeId}/decide`, body)

    expect((await suspended.get(`/api/contracts/${dispute.contractId}`)).json()).toMatchObject({
      status: 'cancelled',
      money: { released: 600, refunded: 400 },
    })
    await t.runJobs()
    await expectSoundLedger(t)
  })
})

test('a suspended person downloads a copy of their data, which says why they were suspended', async () => {
  const ada = await insertLasting(t)
  const suspended = await suspend(ada)

  const { _id } = (await suspended.post('/api/account/exports')).json()
  await t.runJobs()

  const file = await suspended.get(fileOf(_id))
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/zip'])
})

test('a suspended person deletes their account, unless money or work waits', async () => {
  const hire = await arrangePaid(t)
  const freelancer = await suspend(hire.freelancerUser)
  const ada = await t.insertUser()
  const suspended = await suspend(ada)

  expectFailure(await freelancer.post('/api/account/deletion', { password: testPassword }), 409, 'account.open_work')
  expect((await suspended.post('/api/account/deletion', { password: testPassword })).statusCode).toBe(204)

  const person = (await operator.get(`/api/admin/people/${ada.id}`)).json<AdminPersonView>()
  expect(JSON.stringify(person)).not.toContain(ada.email)
  const again = await t.anonymous.post('/auth/login', { email: ada.email, password: testPassword })
  expect(again.statusCode).toBe(401)
})
