import { expect, test } from 'vitest'
import { arrangeHire } from '../../../../testing/contracts.ts'
import { startStripeApp } from '../../../../testing/stripe.ts'
import { sweepPayments } from '../sweep-payments.ts'

const hour = 60 * 60 * 1_000

test('after hours without Stripe, the sweep asks of a few payments at once, and of all in the end', async () => {
  const app = await startStripeApp()
  const { stripe, t } = app
  const paid: string[] = []
  for (let n = 0; n < 6; n += 1) {
    paid.push((await app.nameCard(await arrangeHire(t))).paymentId)
  }
  const answers = Promise.withResolvers<void>()
  stripe.fail({ call: 'GET /v1/payment_intents', times: 2 * paid.length, answerAfter: answers.promise })
  const before = stripe.calls.length
  const askedNow = () => stripe.calls.slice(before).length
  t.setClock(new Date(Date.now() + 3 * hour))

  const sweep = sweepPayments(t.deps)
  await expect.poll(askedNow).toBeGreaterThanOrEqual(4)
  // All begin together, so whoever else asks has asked after some more turns.
  for (let turn = 0; turn < 20; turn += 1) await t.value('select 1')
  const atOnce = askedNow()
  answers.resolve()
  await sweep

  expect(atOnce).toBe(4)
  expect(await t.value("select count(*)::int from payments where status = 'succeeded'")).toBe(paid.length)
})
