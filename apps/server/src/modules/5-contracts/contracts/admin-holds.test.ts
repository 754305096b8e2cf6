import { type AdminHoldView, dayMs, holdMarginDays, providerHoldDays, shownHoldDays } from '@guildhall/contract'
import { beforeAll, expect, test } from 'vitest'
import { openDispute } from '../../../testing/disputes.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { arrangePaid } from '../../../testing/payments.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { openCardDispute } from '../payments/shared/open-card-dispute.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const heldDays = providerHoldDays.sandbox - holdMarginDays

async function listAt(days: number, limit = 1) {
  const operator = t.as(await insertOperator(t))
  const shown: AdminHoldView[] = []
  t.setClock(new Date(Date.now() + days * dayMs))
  await t.pool.query(`update sessions set expires_at = now() + interval '200 days'`)
  let path = `/api/admin/holds?limit=${limit}`
  let total: unknown
  for (;;) {
    const answer = await operator.get(path)
    expect(answer.statusCode, answer.body).toBe(200)
    shown.push(...answer.json<AdminHoldView[]>())
    total = answer.headers['x-total-count']
    const next = answer.headers['x-next-cursor']
    if (!next) break
    path = `/api/admin/holds?${new URLSearchParams({ limit: String(limit), cursor: String(next) }).toString()}`
  }
  t.setClock(undefined)
  return { shown, total: Number(total) }
}

test('operators see disputed money from 30 days before its end on, the nearest first', async () => {
  const dispute = await openDispute(await arrangePaid(t), 'client', 200)
  await dispute.claim('freelancer', 700)
  const byBank = await arrangePaid(t)
  const [payment] = (await byBank.client.get('/api/payments')).json()
  const news = { paymentId: payment._id, cents: 40_000, providerId: t.newId(), at: new Date() }
  await t.db.transaction((tx) => openCardDispute(t.deps, tx, news))
  await arrangePaid(t)

  expect(await listAt(heldDays - shownHoldDays - 1)).toEqual({ shown: [], total: 0 })
  const { shown, total } = await listAt(heldDays - shownHoldDays + 1)

  expect(total).toBe(2)
  expect(shown).toMatchObject([
    { contractId: dispute.contractId, disputeId: dispute.disputeId, isCardDisputed: false, held: 500 },
    { contractId: byBank.contractId, disputeId: null, isCardDisputed: true, held: 600 },
  ])
  const [first] = shown
  expect(Date.parse(first?.providerUntil ?? '') - Date.parse(first?.heldUntil ?? '')).toBe(holdMarginDays * dayMs)
  expect(first?.client._id).toBe(dispute.clientUser.id)

  await t.pool.query('update contracts set held_until = $1', [first?.heldUntil])
  const atOnce = (await listAt(heldDays + 5)).shown.map(({ contractId }) => contractId)
  expect(atOnce.toSorted()).toEqual([dispute.contractId, byBank.contractId].toSorted())
})

test('others find nothing there', async () => {
  expectFailure(await t.as(await t.insertUser()).get('/api/admin/holds'), 404, 'route.not_found')
})
