import type { PaymentSumsView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { arrangeHire, type Hire } from '../../../testing/contracts.ts'
import { endByAgreement } from '../../../testing/money/money-acts.ts'
import { pay } from '../../../testing/payments.ts'
import { startTestApp } from '../../../testing/test-app.ts'

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
    isTest: true,
  })
  const nobody = (await t.as(await t.insertUser()).get('/api/payments/sums')).json<PaymentSumsView>()
  expect(nobody).toMatchObject({ paid: 0, due: 0, activeContracts: 0 })
})
