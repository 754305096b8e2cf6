import type { PaymentView } from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { arrangeHire, type Hire } from '../../testing/contracts.ts'
import { expectFailure } from '../../testing/expect-failure.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

async function pay({ client, contractId }: Hire): Promise<PaymentView> {
  const { _id } = (await client.post(`/api/contracts/${contractId}/payments`)).json<PaymentView>()
  return (await client.post(`/api/payments/${_id}/test-card`, { card: 'succeeds' })).json<PaymentView>()
}
const paymentOf = async ({ client }: Hire) => {
  const [payment] = (await client.get('/api/payments')).json<PaymentView[]>()
  if (!payment) throw new Error('there must be a payment')
  return payment
}

describe('a receipt', () => {
  test('is a PDF as soon as it has its number, and tells who paid whom for what', async () => {
    const hire = await arrangeHire(t, { bidAmount: 1234.5 })
    const { receipt } = await pay(hire)
    expect(receipt).toMatchObject({ number: null })
    const url = `/api/receipts/${receipt?._id}/pdf`
    expectFailure(await hire.client.get(url), 409, 'receipt.not_numbered')

    await t.runJobs()

    const { receipt: numbered } = await paymentOf(hire)
    expect(numbered?.number).toMatch(/^GH-\d{4}-\d{6}$/)
    const answer = await hire.client.get(url)
    const { text, title, roles } = await readPdf(answer.rawPayload)
    expect(title).toBe(`Receipt ${numbered?.number}`)
    expect(text).toContain('Test mode: no real money moved')
    expect(text).toContain(`Paid by ${hire.clientUser.username}`)
    expect(text).toContain(`Freelancer ${hire.freelancerUser.username}`)
    expect(text).toContain('Of this, held in escrow and not yet earned $1,234.50')
    expect(roles).toEqual(expect.arrayContaining(['Table', 'TR', 'TH', 'TD']))
    expectFailure(await hire.freelancer.get(url), 404, 'receipt.not_found')
  })
})
