import type { ContractDetailView, ContractView, LedgerStatementView } from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { arrangeHire } from '../../../testing/contracts.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

describe('acceptance', () => {
  test('makes a contract with what was agreed, which an edit of the project does not change', async () => {
    const { client, freelancer, projectId, contractId } = await arrangeHire(t, { bidAmount: 1234.56, deliveryTime: 7 })
    const agreed = (await client.get(`/api/contracts/${contractId}`)).json<ContractDetailView>()
    expect(agreed).toMatchObject({
      projectId,
      title: 'Booking page for a small ceramics studio',
      criteria: 'Visitors choose a class, a date and a seat, and pay later at the studio.',
      status: 'active',
      isFunded: false,
      money: { amount: 1234.56, fee: 123.45, earnings: 1111.11, held: 0, released: 0, refunded: 0, currency: 'USD' },
      deliveryTime: 7,
      next: { by: 'client', move: 'fund' },
      allowedMoves: ['fund', 'offer_end', 'offer_change'],
      timeline: [{ kind: 'agreed', by: 'client', amount: 1234.56 }],
    })

    const edit = { title: 'Another title', description: 'Much more work', price: 1, category: 'Web Development' }
    const body = { ...edit, requiredSkills: ['React'], deadline: '2031-01-01' }
    expect((await client.put(`/projects/update/${projectId}`, body)).statusCode).toBe(200)
    const seen = (await freelancer.get(`/api/contracts/${contractId}`)).json<ContractDetailView>()
    expect(seen).toEqual({
      ...agreed,
      allowedMoves: ['offer_end', 'offer_change'],
      refusals: { ...agreed.refusals, fund: 'contract.not_client', release_milestone: 'contract.not_client' },
    })
  })

  test('shows the contract in the list of each side, and to nobody else', async () => {
    const { client, freelancer, contractId } = await arrangeHire(t)
    const stranger = t.as(await t.insertUser())
    const idsOf = async (person: typeof client, query: string) =>
      (await person.get(`/api/contracts?${query}`)).json<ContractView[]>().map(({ _id }) => _id)
    expect(await idsOf(client, 'role=client')).toEqual([contractId])
    expect(await idsOf(client, 'role=freelancer')).toEqual([])
    expect(await idsOf(freelancer, 'role=freelancer&status=active&search=CERAMICS')).toEqual([contractId])
    expect(await idsOf(freelancer, 'role=freelancer&status=completed')).toEqual([])
    expect(await idsOf(freelancer, 'role=freelancer&search=nothing')).toEqual([])
    expectFailure(await stranger.get(`/api/contracts/${contractId}`), 403, 'contract.not_for_you')
    expectFailure(await stranger.get(`/api/contracts/${contractId}/ledger`), 403, 'contract.not_for_you')
  })
})

test('approved work that is not paid for becomes due', async () => {
  const { client, freelancer, contractId, deliver, approve, requestChanges } = await arrangeHire(t)
  await deliver()
  await requestChanges()
  await deliver()
  const before = (await client.get(`/api/contracts/${contractId}`)).json<ContractDetailView>()
  expect(before.next).toEqual({ by: 'client', move: 'review', until: before.autoApprovalAt })
  await approve()
  const after = (await freelancer.get(`/api/contracts/${contractId}`)).json<ContractDetailView>()
  expect(after).toMatchObject({ status: 'payment_due', autoApprovalAt: null, next: { by: 'client', move: 'pay' } })
  expect(after.timeline.map(({ kind, by, version }) => [kind, by, version])).toEqual([
    ['agreed', 'client', null],
    ['delivered', 'freelancer', 1],
    ['changes_requested', 'client', 1],
    ['delivered', 'freelancer', 2],
    ['approved', 'client', null],
    ['payment_due', null, null],
  ])
  const statement = (await client.get(`/api/contracts/${contractId}/ledger`)).json<LedgerStatementView>()
  expect(statement).toEqual({ chain: contractId, lines: [] })
})
