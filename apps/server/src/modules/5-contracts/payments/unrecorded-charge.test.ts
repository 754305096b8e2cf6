import type { PaymentView } from '@guildhall/contract'
import { beforeAll, expect, test } from 'vitest'
import { arrangeHire, contractOf } from '../../../testing/contracts.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { begin } from '../../../testing/payments.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

/** The database fails after the card was charged and before the payment is recorded. */
async function chargeUnrecorded() {
  const hire = await arrangeHire(t)
  const paymentId = await begin(hire)
  const post = (card: string) =>
    hire.client.post(`/api/payments/${paymentId}/test-card`, { card }, { headers: { 'idempotency-key': paymentId } })
  await t.queryAsOwner(`create function fail_recording() returns trigger language plpgsql as $$
      begin raise exception 'the disk failed'; end $$;
    create trigger fail_recording before update on payments for each row execute function fail_recording()`)
  expectFailure(await post('succeeds'), 500, 'internal.unexpected')
  await t.queryAsOwner('drop trigger fail_recording on payments; drop function fail_recording')
  return { hire, paymentId, post }
}

test('the same request again records a charge that the database could not record', async () => {
  const { hire, post } = await chargeUnrecorded()

  const again = await post('succeeds')

  expect(again.json<PaymentView>()).toMatchObject({ status: 'succeeded' })
  expect(await contractOf(hire)).toMatchObject({ money: { held: 1200 } })
})

test.each(['succeeds', 'declined'] as const)(
  'the same request again is answered, although it was recorded meanwhile: a card that %s',
  async (card) => {
    const hire = await arrangeHire(t)
    const paymentId = await begin(hire)
    const post = () =>
      hire.client.post(`/api/payments/${paymentId}/test-card`, { card }, { headers: { 'idempotency-key': paymentId } })
    const first = await post()
    // What is left if the database fails after it was recorded, and before the answer is kept.
    await t.pool.query('delete from idempotency_keys where key = $1', [paymentId])

    const again = await post()

    expect([first.statusCode, again.statusCode]).toEqual([200, 200])
    expect(again.json()).toEqual(first.json())
  },
)

test('a confirmation that is sent again is answered, although it was recorded meanwhile', async () => {
  const hire = await arrangeHire(t)
  const paymentId = await begin(hire)
  await hire.client.post(`/api/payments/${paymentId}/test-card`, { card: 'needs_confirmation' })
  const headers = { 'idempotency-key': paymentId }
  const confirm = () => hire.client.post(`/api/payments/${paymentId}/test-confirmation`, { approve: true }, { headers })
  const first = await confirm()
  await t.pool.query('delete from idempotency_keys where key = $1', [paymentId])

  const again = await confirm()

  expect([first.statusCode, again.statusCode]).toEqual([200, 200])
  expect(again.json()).toEqual(first.json())
})

test('a job records it at once if nobody asks again', async () => {
  const { hire, paymentId } = await chargeUnrecorded()

  await t.runJobs()

  expect((await hire.client.get(`/api/payments/${paymentId}`)).json()).toMatchObject({ status: 'succeeded' })
  expect(await contractOf(hire)).toMatchObject({ money: { held: 1200 } })
})
