import type { PaymentView } from '@guildhall/contract'
import { beforeAll, expect, test } from 'vitest'
import { arrangeHire, contractOf } from '../../testing/contracts.ts'
import { expectFailure } from '../../testing/expect-failure.ts'
import { begin } from '../../testing/payments.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

/** The database fails after the card was charged and before the payment is booked. */
async function chargeUnbooked() {
  const hire = await arrangeHire(t)
  const paymentId = await begin(hire)
  const post = (card: string) =>
    hire.client.post(`/api/payments/${paymentId}/test-card`, { card }, { headers: { 'idempotency-key': paymentId } })
  await t.queryAsOwner(`create function fail_booking() returns trigger language plpgsql as $$
      begin raise exception 'the disk failed'; end $$;
    create trigger fail_booking before update on payments for each row execute function fail_booking()`)
  expectFailure(await post('succeeds'), 500, 'internal.unexpected')
  await t.queryAsOwner('drop trigger fail_booking on payments; drop function fail_booking')
  return { hire, paymentId, post }
}

test('the same request again books a charge that the database could not book', async () => {
  const { hire, post } = await chargeUnbooked()

  const again = await post('succeeds')

  expect(again.json<PaymentView>()).toMatchObject({ status: 'succeeded' })
  expect(await contractOf(hire)).toMatchObject({ money: { held: 1200 } })
})

test('a job books it at once if nobody asks again', async () => {
  const { hire, paymentId } = await chargeUnbooked()

  await t.runJobs()

  expect((await hire.client.get(`/api/payments/${paymentId}`)).json()).toMatchObject({ status: 'succeeded' })
  expect(await contractOf(hire)).toMatchObject({ money: { held: 1200 } })
})
