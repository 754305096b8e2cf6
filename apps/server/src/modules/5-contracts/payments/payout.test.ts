import type { EarningsView, NotificationView, PayoutView } from '@guildhall/contract'
import { beforeAll, expect, test } from 'vitest'
import { arrangeHire } from '../../../testing/contracts.ts'
import { expectFailure, sortedStatuses } from '../../../testing/expect-failure.ts'
import { pay } from '../../../testing/payments.ts'
import { expectSoundLedger } from '../../../testing/sound-ledger.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { sendPayout } from './send-payout.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

async function arrangeEarned() {
  const hire = await arrangeHire(t, { bidAmount: 100 })
  await pay(hire)
  await hire.deliver()
  await hire.approve()
  return hire
}

type Earned = Awaited<ReturnType<typeof arrangeEarned>>

const earningsOf = async ({ freelancer }: Earned) => (await freelancer.get('/api/earnings')).json<EarningsView>()

const payoutsOf = async ({ freelancer }: Earned) => (await freelancer.get('/api/payouts')).json<PayoutView[]>()

test('a withdrawal that the bank refuses comes back, and the freelancer is told', async () => {
  const earned = await arrangeEarned()
  const { freelancer, freelancerUser } = earned
  const answer = await freelancer.post('/api/payouts', { amount: 60, testAccount: 'refuses' })
  expect([answer.statusCode, answer.json()]).toMatchObject([201, { amount: 60, status: 'pending', endedAt: null }])
  expect(await earningsOf(earned)).toMatchObject({ available: 30, withdrawn: 60 })

  await t.runJobs()
  await sendPayout(t.deps, { payoutId: answer.json()._id })

  expect(await payoutsOf(earned)).toMatchObject([{ amount: 60, status: 'failed', endedAt: expect.any(String) }])
  expect(await earningsOf(earned)).toMatchObject({ available: 90, withdrawn: 0 })
  const told = (await freelancer.get('/api/notifications')).json<NotificationView[]>()
  const text = 'Your withdrawal of $60 was refused by the bank. You can withdraw the money again.'
  expect(told.filter(({ kind }) => kind === 'money.payout_failed')).toMatchObject([{ text, path: '/earnings' }])
  await t.runJobs(true)
  expect((await t.mailsTo(freelancerUser.email)).map((mail) => mail.text).join('\n')).toContain(text)

  await freelancer.post('/api/payouts', {})
  await t.runJobs()
  expect(await payoutsOf(earned)).toMatchObject([{ amount: 90, status: 'paid' }, { status: 'failed' }])
  expect(await earningsOf(earned)).toMatchObject({ available: 0, withdrawn: 90 })
  await expectSoundLedger(t)
})

test('a test account that does not exist is refused', async () => {
  const { freelancer } = await arrangeEarned()
  expectFailure(await freelancer.post('/api/payouts', { testAccount: 'burns' }), 400, 'request.invalid')
})

test('withdrawals and the return of earlier ones at the same time wait for each other, and none is lost', async () => {
  const earned = await arrangeEarned()
  const { freelancer, freelancerUser } = earned
  const payoutIds: string[] = []
  for (let count = 0; count < 4; count += 1) {
    payoutIds.push((await freelancer.post('/api/payouts', { amount: 10, testAccount: 'refuses' })).json()._id)
  }
  const withdraw = () => freelancer.post('/api/payouts', { amount: 10 })
  const attempts = payoutIds.flatMap((payoutId) => [withdraw, () => sendPayout(t.deps, { payoutId })])

  const obstacle = { text: "select ledger.lock_balance('payable', $1)", values: [freelancerUser.id] }
  const answers = await t.raceBehind<unknown>(obstacle, attempts)

  const withdrawals = answers.filter((answer) => answer !== undefined) as Awaited<ReturnType<typeof withdraw>>[]
  expect(sortedStatuses(withdrawals)).toEqual([201, 201, 201, 201])
  expect((await payoutsOf(earned)).map(({ status }) => status).toSorted()).toEqual([
    ...Array<string>(4).fill('failed'),
    ...Array<string>(4).fill('pending'),
  ])
  expect(await earningsOf(earned)).toMatchObject({ available: 50, withdrawn: 40 })
  await expectSoundLedger(t)
})
