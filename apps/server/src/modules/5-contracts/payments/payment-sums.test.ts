import type { EarningsView, PaymentSumsView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { noLimits, openDatabase } from '../../../platform/database/database.ts'
import { arrangeHire, type Hire } from '../../../testing/contracts.ts'
import { endByAgreement } from '../../../testing/money/money-acts.ts'
import { pay } from '../../../testing/payments.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { sweepUntilKept } from '../../../testing/sweep-until-kept.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { findPaymentSums } from './payment-sums.queries.ts'

test('a client sees where all their money is; the parts add up to what was paid', async () => {
  const t = await startTestApp()
  const client = await t.insertUser()
  const hires: Hire[] = []
  for (const bidAmount of [100, 200.5, 300, 400, 500]) hires.push(await arrangeHire(t, { client, bidAmount }))
  const [held, released, split, due] = hires as [Hire, Hire, Hire, Hire, Hire]
  for (const hire of [held, released, split]) {
    await pay(hire)
  }
  for (const hire of [released, due]) {
    await hire.deliver()
    await hire.approve()
  }
  await endByAgreement(t, split, 20)

  const sums = (await t.as(client).get('/api/payments/sums')).json<PaymentSumsView>()

  expect(sums).toEqual({
    paid: 600.5,
    held: 100,
    disputed: 0,
    released: 260.5,
    refunded: 240,
    due: 400,
    activeContracts: 3,
    heldContracts: 1,
    isTest: true,
  })
  const nobody = (await t.as(await t.insertUser()).get('/api/payments/sums')).json<PaymentSumsView>()
  expect(nobody).toMatchObject({ paid: 0, due: 0, activeContracts: 0, heldContracts: 0 })
})

test('sums that took too long for a page are kept from the next sweep on', async () => {
  const t = await startTestApp()
  const client = await t.insertUser()
  await pay(await arrangeHire(t, { client, bidAmount: 100 }))
  const impatient = openDatabase(t.url, 1, { ...noLimits, lock: 50 })
  const obstacle = await t.pool.connect()
  await obstacle.query('begin; lock table contracts')

  await expect(findPaymentSums(impatient.db, client.id)).rejects.toThrow('lock timeout')

  obstacle.release(true)
  await impatient.close()
  await sweepUntilKept(t)
  const kept = `select sum(n)::int from list_counts where owner_id = $1 and status = 'escrow'`
  expect(await t.value(kept, [client.id])).toBe(10_000)
})

test('nobody who pays or is paid real money is told of a test', async () => {
  const config = { secretKey: 'sk_live_x', publishableKey: '', webhookSecrets: [], apiUrl: undefined, isTest: false }
  const t = await startTestApp({ stripe: config })
  const user = t.as(await t.insertUser())

  expect((await user.get('/api/payments/sums')).json()).toMatchObject({ isTest: false })
  expect((await user.get('/api/earnings')).json()).toMatchObject({ isTest: false })
  const { rawPayload } = await user.get(`/api/earnings/${new Date().getUTCFullYear()}/statement.pdf`)
  expect((await readPdf(rawPayload)).text).not.toContain('Test mode')
})

test('a freelancer sees the last twelve months in which something was released', async () => {
  const t = await startTestApp()
  const user = await t.insertUser()
  await t.queryAsOwner(`insert into ledger.earned_months
    select '${user.id}', date '2020-01-01' + n * interval '1 month', n * 100, 0 from generate_series(0, 14) n where n <> 8`)

  const { months } = (await t.as(user).get('/api/earnings')).json<EarningsView>()

  const shown = ['2020-03', '2020-04', '2020-05', '2020-06', '2020-07', '2020-08', '2020-10', '2020-11', '2020-12']
  expect(months.map(({ month }) => month)).toEqual([...shown, '2021-01', '2021-02', '2021-03'])
  expect(months.at(-1)).toEqual({ month: '2021-03', earned: 14 })
})
