import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { arrangeHire, type Hire } from '../../../../testing/contracts.ts'
import { type StripeApp, startStripeApp } from '../../../../testing/stripe.ts'
import { sendPayout } from '../send-payout.ts'
import { sweepPayments } from '../sweep-payments.ts'

let app: StripeApp
let hire: Hire
let payoutId: string
beforeAll(async () => {
  app = await startStripeApp()
})
beforeEach(async () => {
  hire = await arrangeHire(app.t, { bidAmount: 100 })
  await app.pay(hire)
  await hire.deliver()
  await hire.approve()
  await app.onboard(hire)
  payoutId = (await hire.freelancer.post('/api/payouts', {})).json()._id
})
afterEach(() => app.expectSoundLedger())

const transfers = () => app.stripe.calls.filter((call) => call === 'POST /v1/transfers').length
/** A run of the job: of another worker, or another process. */
const run = () => sendPayout(app.t.deps, { payoutId }).catch((error: unknown) => error)

/** Starts a run, and waits until it has asked Stripe for a transfer or is over. */
async function runToTransfer() {
  const before = transfers()
  let isOver = false
  const ended = run().finally(() => {
    isOver = true
  })
  await expect.poll(() => isOver || transfers() > before).toBe(true)
  return ended.then.bind(ended)
}

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { promise, open: () => resolve() }
}

async function expectPaidOnce() {
  await app.t.runJobs(true).catch(() => {})
  const made = app.of(hire)
  expect(made.transfers.filter(({ reversed }) => !reversed).map(({ amount }) => amount)).toEqual([9_000])
  expect(made.payouts.map(({ amount }) => amount)).toEqual([9_000])
}

test('a refusal that arrives late does not let a second transfer be made beside one that is under way', async () => {
  const [refusal, acting] = [gate(), gate()]
  app.stripe.state.available = 0
  app.stripe.fail({ call: 'POST /v1/transfers', answerAfter: refusal.promise })
  const refusedLate = await runToTransfer()
  await run()
  app.stripe.state.available = 20_000
  app.stripe.fail({ call: 'POST /v1/transfers', actAfter: acting.promise })
  const underWay = await runToTransfer()
  refusal.open()
  await refusedLate(() => {})
  const last = await runToTransfer()
  acting.open()
  await Promise.all([underWay(() => {}), last(() => {})])

  await expectPaidOnce()
})

test.each(['POST /v1/transfers', 'POST /v1/payouts'])(
  'what %s makes after its client has given up is not made again',
  async (call) => {
    const acting = gate()
    app.stripe.fail({ call, abandoned: true, actAfter: acting.promise, times: 3 })
    await run()
    const again = run()
    acting.open()
    await again
    await run()

    await expectPaidOnce()
  },
)

test('a run that finds another one at work leaves Stripe alone', async () => {
  const answer = gate()
  app.stripe.fail({ call: 'POST /v1/transfers', answerAfter: answer.promise })
  const first = await runToTransfer()
  const before = app.stripe.calls.length

  expect(await run()).toMatchObject({ name: 'JobDelayed' })

  expect(app.stripe.calls).toHaveLength(before)
  answer.open()
  await first(() => {})
  await expectPaidOnce()
})

test('a payout has one job, however often it is swept', async () => {
  const unfinished = () =>
    app.t.value(
      `select count(*) from jobs.job where name = 'payments.send_payout' and data->>'payoutId' = $1 and state <= 'active'`,
      [payoutId],
    )
  app.stripe.state.available = 0
  await expect(app.t.runJobs()).rejects.toThrow('jobs failed')
  app.t.setClock(new Date(Date.now() + 3 * 60 * 60 * 1_000))

  for (const _hour of [1, 2, 3]) await sweepPayments(app.t.deps)

  app.t.setClock(undefined)
  expect(await unfinished()).toBe(1)
  app.stripe.state.available = 10_000
  await expectPaidOnce()
})
