import type { ContractDetailView, PaymentView } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { advisoryLocks } from '../../../platform/database/advisory-locks.ts'
import { change } from '../../../testing/contract-changes.ts'
import { arrangeHire, type Hire } from '../../../testing/contracts.ts'
import { openDispute } from '../../../testing/disputes.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { begin, charge } from '../../../testing/payments.ts'
import { raceBehind } from '../../../testing/race.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { auditLedger } from '../ledger-audits/audit/audit-ledger.ts'
import { tryAuditLock } from '../ledger-audits/audit/ledger-audit.queries.ts'
import { numberReceipts } from './number-receipts.ts'
import { openReceipt } from './shared/open-receipt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const pay = async (hire: Hire) => charge(hire, await begin(hire))

async function paymentOf({ client }: Hire): Promise<PaymentView> {
  const [payment] = (await client.get('/api/payments')).json<PaymentView[]>()
  if (!payment) throw new Error('there must be a payment')
  return payment
}
const pdfOf = (id: string | undefined) => `/api/receipts/${id}/pdf`

async function endWith({ client, freelancer, contractId }: Hire, split: { release: number; refund: number }) {
  const offers = `/api/contracts/${contractId}/offers`
  const body = { ...split, reason: 'Half of it is done.' }
  const { openOffer } = (await client.post(offers, body)).json<ContractDetailView>()
  await freelancer.post(`${offers}/${openOffer?._id}/accept`)
}

async function numbersOf(kind: 'receipt' | 'credit_note'): Promise<number[]> {
  const { rows } = await t.pool.query<{ number: number }>(
    'select number from receipts where kind = $1 and number is not null order by year, number',
    [kind],
  )
  return rows.map(({ number }) => number)
}
const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const sound = async () => expect((await auditLedger(t.db)).findings).toEqual([])

describe('a receipt', () => {
  test('is a PDF as soon as it has its number, and tells who paid whom for what', async () => {
    const hire = await arrangeHire(t, { bidAmount: 1234.5 })
    const { receipt } = await pay(hire)
    expect(receipt).toMatchObject({ number: null })
    expectFailure(await hire.client.get(pdfOf(receipt?._id)), 409, 'receipt.not_numbered')

    await t.runJobs()

    const { receipt: numbered } = await paymentOf(hire)
    expect(numbered?.number).toMatch(/^GH-\d{4}-\d{6}$/)
    const { text, title, roles } = await readPdf((await hire.client.get(pdfOf(receipt?._id))).rawPayload)
    expect(title).toBe(`Receipt ${numbered?.number}`)
    expect(text).toContain('Test mode: no real money moved')
    expect(text).toContain(`Paid by ${hire.clientUser.username}`)
    expect(text).toContain(`Freelancer ${hire.freelancerUser.username}`)
    expect(text).toContain('Of this, held in escrow and not yet earned $1,234.50')
    expect(roles).toEqual(expect.arrayContaining(['Table', 'TR', 'TH', 'TD']))
  })

  test('is for the client alone', async () => {
    const hire = await arrangeHire(t)
    const { receipt } = await pay(hire)
    await t.runJobs()

    const invented = await hire.freelancer.get(pdfOf(t.newId()))
    const real = await hire.freelancer.get(pdfOf(receipt?._id))

    expectFailure(real, 404, 'receipt.not_found')
    expect([real.statusCode, real.body]).toEqual([invented.statusCode, invented.body])
  })

  test('keeps the names and the title as they were', async () => {
    const hire = await arrangeHire(t)
    await hire.client.put('/api/profile/me', { name: 'Before' })
    const { receipt } = await pay(hire)
    await t.runJobs()
    const before = await hire.client.get(pdfOf(receipt?._id))
    await hire.client.put('/api/profile/me', { name: 'After' })

    const after = await hire.client.get(pdfOf(receipt?._id))

    expect((await readPdf(after.rawPayload)).text).toContain('Paid by Before')
    expect(after.headers.etag).toBe(before.headers.etag)
  })

  test('of approved work says that nothing is held', async () => {
    const hire = await arrangeHire(t, { bidAmount: 100 })
    await hire.deliver()
    await hire.approve()
    const { receipt } = await pay(hire)
    await t.runJobs()

    const { text } = await readPdf((await hire.client.get(pdfOf(receipt?._id))).rawPayload)

    expect(text).toContain('not yet earned $0.00')
    expect(text).toContain('passed on at once $100.00')
  })

  test('of a payment that arrives during a dispute says that it is held', async () => {
    const hire = await arrangeHire(t, { bidAmount: 100 })
    await pay(hire)
    await (await change(hire, 'freelancer', { amount: 150 })).accept('client')
    await charge(hire, await begin(hire), 'succeeds_late')
    await openDispute(hire, 'client', 50, 100)
    await t.runJobs(true)

    const { receipt } = await paymentOf(hire)
    const { text } = await readPdf((await hire.client.get(pdfOf(receipt?._id))).rawPayload)

    expect(text).toContain('not yet earned $50.00')
  })

  test('cannot be changed or deleted once it has its number', async () => {
    await pay(await arrangeHire(t))
    await t.runJobs()

    await expect(t.queryAsOwner('update receipts set amount_cents = 1')).rejects.toThrow('cannot be changed')
    await expect(t.queryAsOwner('delete from receipts')).rejects.toThrow('cannot be changed')
  })
})

describe('a credit note', () => {
  test('is for what goes back of a payment, with a number of its own', async () => {
    const hire = await arrangeHire(t, { bidAmount: 300 })
    await pay(hire)
    await endWith(hire, { release: 100, refund: 200 })
    await t.runJobs()

    const { receipt, refunds } = await paymentOf(hire)

    expect(refunds).toMatchObject([{ amount: 200, status: 'sent' }])
    const note = refunds[0]?.creditNote
    expect(note?.number).toMatch(/^GC-\d{4}-\d{6}$/)
    const { text, title } = await readPdf((await hire.client.get(pdfOf(note?._id))).rawPayload)
    expect(title).toBe(`Credit note ${note?.number}`)
    expect(text).toContain(`For receipt ${receipt?.number}`)
    expect(text).toContain('Paid back $200.00')
    expect(text).toContain('$300.00')
    await sound()
  })

  test('comes with the receipt when a payment arrives for a cancelled contract', async () => {
    const hire = await arrangeHire(t, { bidAmount: 60 })
    const paymentId = await begin(hire)
    await hire.client.post(`/api/payments/${paymentId}/test-card`, { card: 'needs_confirmation' })
    await endWith(hire, { release: 0, refund: 0 })
    await hire.client.post(`/api/payments/${paymentId}/test-confirmation`, { approve: true })
    await t.runJobs()

    const { receipt, refunds } = await paymentOf(hire)

    expect(receipt?.number).toMatch(/^GH-/)
    expect(refunds).toMatchObject([{ amount: 60, creditNote: { number: expect.stringMatching(/^GC-/) } }])
    await sound()
  })
})

describe('numbers', () => {
  test('are unique and without gaps when many payments are recorded at once, and jobs number them at once', async () => {
    await t.runJobs()
    const before = (await numbersOf('receipt')).length
    const hires = []
    for (let count = 0; count < 6; count += 1) hires.push(await arrangeHire(t))
    const payments: { hire: Hire; paymentId: string }[] = []
    for (const hire of hires) payments.push({ hire, paymentId: await begin(hire) })

    await Promise.all(payments.map(({ hire, paymentId }) => charge(hire, paymentId)))
    // Each of these jobs has seen that numbers are missing before any other has given one.
    const numberAll = () => numberReceipts(t.deps)
    await raceBehind(
      t.deps.database,
      { text: 'select pg_advisory_xact_lock($1)', values: [advisoryLocks.receiptNumbers] },
      [numberAll, numberAll, numberAll],
    )
    await t.runJobs()

    expect(await numbersOf('receipt')).toEqual(oneTo(before + hires.length))
    await sound()
  })

  test('bookings do not wait for each other: one that is not committed holds up neither another nor its number', async () => {
    await t.runJobs()
    const before = (await numbersOf('receipt')).length
    const [slow, quick] = [await arrangeHire(t), await arrangeHire(t)]
    const [slowId, quickId] = [await begin(slow), await begin(quick)]
    const undo = new Error('undo')
    await t.db
      .transaction(async (tx) => {
        await openReceipt(t.deps, tx, { paymentId: slowId, heldCents: 0, at: new Date() })

        await charge(quick, quickId)
        await numberReceipts(t.deps)

        expect((await paymentOf(quick)).receipt?.number).toMatch(/^GH-/)
        expect(await numbersOf('receipt')).toEqual(oneTo(before + 1))
        throw undo
      })
      .catch((error: unknown) => expect(error).toBe(undo))
    await charge(slow, slowId)
    await t.runJobs()
    expect(await numbersOf('receipt')).toEqual(oneTo(before + 2))
  })

  test('an audit of the ledger, which can take long, holds up no number', async () => {
    const hire = await arrangeHire(t)
    await pay(hire)

    await t.db.transaction(async (tx) => {
      expect(await tryAuditLock(tx)).toBe(true)
      await t.runJobs()
    })

    expect((await paymentOf(hire)).receipt?.number).toMatch(/^GH-/)
  })

  test('a job that runs twice, or is undone, leaves no gap', async () => {
    await t.runJobs()
    const before = (await numbersOf('receipt')).length
    await pay(await arrangeHire(t))
    const undo = new Error('undo')
    await t.db
      .transaction(async (tx) => {
        await numberReceipts({ ...t.deps, database: { ...t.deps.database, db: tx as unknown as TestApp['db'] } })
        throw undo
      })
      .catch((error: unknown) => expect(error).toBe(undo))
    expect(await numbersOf('receipt')).toEqual(oneTo(before))

    await numberReceipts(t.deps)
    await numberReceipts(t.deps)

    expect(await numbersOf('receipt')).toEqual(oneTo(before + 1))
  })

  test('the database refuses the same number twice', async () => {
    await pay(await arrangeHire(t))
    const twice = sql`update receipts set (year, number, numbered_at) = (select r.year, r.number, now() from receipts r
      where r.kind = 'receipt' and r.number is not null limit 1) where number is null`
    await expect(t.db.execute(twice)).rejects.toMatchObject({ cause: { constraint: 'receipts_number_once' } })
    await t.runJobs()
  })

  test('begin again with each year, of the booking in UTC', async () => {
    await t.runJobs()
    const [old, young] = [await arrangeHire(t), await arrangeHire(t)]
    const bookedAt = async (hire: Hire, instant: string) => {
      const { _id } = await pay(hire)
      await t.pool.query('update receipts set booked_at = $2 where payment_id = $1', [_id, instant])
    }
    await bookedAt(old, '2031-12-31T23:59:59.999Z')
    await bookedAt(young, '2032-01-01T00:00:00.000Z')

    await numberReceipts(t.deps)

    const numbers = [(await paymentOf(old)).receipt?.number, (await paymentOf(young)).receipt?.number]
    expect(numbers).toEqual(['GH-2031-000001', 'GH-2032-000001'])
  })
})
