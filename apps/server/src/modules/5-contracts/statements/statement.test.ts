import type { EarningsView } from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { arrangeHire, type Hire } from '../../../testing/contracts.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { readsOf } from '../../../testing/reads.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { postFunding, postPayout, postPayoutReturn, postRelease } from '../../1-ground/ledger/shared/post-entry.ts'
import { verifyStatement } from '../../1-ground/ledger/verify-statement.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const csvOf = async ({ freelancer }: Pick<Hire, 'freelancer'>, year: number) =>
  (await freelancer.get(`/api/earnings/${year}/statement.csv`)).body
const pdfOf = async ({ freelancer }: Pick<Hire, 'freelancer'>, year: number) =>
  readPdf((await freelancer.get(`/api/earnings/${year}/statement.pdf`)).rawPayload)

/** Rows by the names of the columns. No field of these tests holds a comma or a quote. */
function rowsOf(csv: string): Record<string, string>[] {
  const [head = '', ...rows] = csv.replace('\uFEFF', '').trim().split('\r\n')
  const names = head.split(',')
  return rows.map((row) => Object.fromEntries(row.split(',').map((field, index) => [names[index], field])))
}
const cents = (text: string | undefined) => Math.round(Number(text) * 100)

function sumsOf(csv: string) {
  const rows = rowsOf(csv)
  const [opening, closing, total] = [rows.at(0), rows.at(-1), rows.at(-2)]
  const lines = rows.slice(1, -2)
  const sum = (column: string) => lines.reduce((cents_, line) => cents_ + cents(line[column]), 0)
  return {
    lines,
    opening: cents(opening?.balance),
    closing: cents(closing?.balance),
    total: cents(total?.change),
    change: sum('change'),
    parts: sum('released') - sum('fee') - sum('withdrawn'),
  }
}

async function record(hire: Hire, entries: { at: string; what: 'release' | 'payout' | 'return'; cents: number }[]) {
  const { contractId, freelancerUser } = hire
  let releasedCents = 0
  for (const { at: instant, what, cents: amount } of entries) {
    const [at, source] = [new Date(instant), t.newId()]
    await t.db.transaction(async (tx) => {
      const mine = { freelancerId: freelancerUser.id, source, at, cents: amount }
      if (what === 'payout') return postPayout(tx, mine)
      if (what === 'return') return postPayoutReturn(tx, mine)
      await postFunding(tx, { contractId, source, at, cents: amount })
      await postRelease(tx, { ...mine, contractId, feeBps: 1_000, releasedCents })
      releasedCents += amount
      return true
    })
  }
}

const history = [
  { at: '2024-03-01T10:00:00Z', what: 'release', cents: 100_01 },
  { at: '2024-12-31T23:59:59.999Z', what: 'payout', cents: 40_00 },
  { at: '2025-01-01T00:00:00Z', what: 'release', cents: 333_33 },
  { at: '2025-02-10T08:00:00Z', what: 'payout', cents: 200_00 },
  { at: '2025-02-12T08:00:00Z', what: 'return', cents: 200_00 },
  { at: '2025-11-30T08:00:00Z', what: 'release', cents: 7 },
] as const

describe('a yearly statement', () => {
  test('lists every release, fee and payout, and opening and closing balance add up from year to year', async () => {
    const hire = await arrangeHire(t)
    await record(hire, [...history])

    const [first, second, third] = [
      sumsOf(await csvOf(hire, 2024)),
      sumsOf(await csvOf(hire, 2025)),
      sumsOf(await csvOf(hire, 2026)),
    ]

    expect([first.opening, first.closing]).toEqual([0, 50_01])
    expect([second.opening, third.opening, third.closing]).toEqual([50_01, 350_07, 350_07])
    expect(second.closing).toBe(350_07)
    for (const { opening, closing, change, total, parts } of [first, second, third]) {
      expect([opening + change, change, change]).toEqual([closing, parts, total])
    }
    expect(
      second.lines.map(({ type, released, fee, withdrawn, balance }) => [type, released, fee, withdrawn, balance]),
    ).toEqual([
      ['Released', '333.33', '33.33', '0.00', '350.01'],
      ['Withdrawn', '0.00', '0.00', '200.00', '150.01'],
      ['Withdrawal returned', '0.00', '0.00', '-200.00', '350.01'],
      ['Released', '0.07', '0.01', '0.00', '350.07'],
    ])
    expect((await hire.freelancer.get('/api/earnings')).json<EarningsView>()).toMatchObject({ available: 350.07 })
  })

  test('as a PDF says the same, by month and line by line', async () => {
    const hire = await arrangeHire(t)
    await record(hire, [...history])

    const { text, title, outline } = await pdfOf(hire, 2025)
    expect(text).toContain('Test mode: no real money moved')

    expect(title).toBe('Earnings 2025')
    expect(text).not.toContain('The year is not over')
    expect(outline).toEqual(['Earnings 2025', '  By month', '  Every line'])
    expect(text).toContain(`What ${hire.freelancerUser.username} earned`)
    expect(text).toContain('Opening balance $50.01')
    expect(text).toContain('Released by clients $333.40')
    expect(text).toContain('Guildhall’s fee −$33.34')
    expect(text).toContain('Withdrawn, less what came back $0.00')
    expect(text).toContain('Closing balance $350.07')
    expect(text).toContain('February $0.00 $0.00 $0.00 $350.01')
    expect(text).toContain('Nov 30')
  })

  test('of a year that is not over says so', async () => {
    const hire = await arrangeHire(t)
    const year = new Date().getUTCFullYear()

    expect((await pdfOf(hire, year)).text).toContain('The year is not over: this is as of ')
    const closing = rowsOf(await csvOf(hire, year)).at(-1)
    expect(closing).toMatchObject({ type: 'Closing balance', balance: '0.00' })
    expect(new Date(closing?.date ?? '').getTime()).toBeLessThanOrEqual(Date.now())
  })

  test('is for oneself: another freelancer has nothing of it, and a year without money says so', async () => {
    const hire = await arrangeHire(t)
    await record(hire, [...history])
    const other = { freelancer: t.as(await t.insertUser()) }

    expect(sumsOf(await csvOf(other, 2025))).toMatchObject({ lines: [], opening: 0, closing: 0 })
    expect((await pdfOf(other, 2025)).text).toContain('Nothing was released or withdrawn in this year.')
  })

  test('of a year without money reads nothing of the ledger but the sums of earlier months', async () => {
    const hire = await arrangeHire(t)
    await record(hire, [...history])

    const reads = await readsOf(t.url, async () => {
      expect(sumsOf(await csvOf(hire, 2026))).toMatchObject({ lines: [], opening: 350_07, closing: 350_07 })
    })

    expect([reads.searchesOf('lines'), reads.searchesOf('entries')]).toEqual([0, 0])
    expect(reads.searchesOf('earned_months')).toBeGreaterThan(0)
  })

  test('a title that a spreadsheet would run is harmless', async () => {
    const hire = await arrangeHire(t)
    await t.queryAsOwner(`update contracts set title = '=HYPERLINK("x")' where id = '${hire.contractId}'`)
    await record(hire, [history[0]])

    expect(await csvOf(hire, 2024)).toContain(`"'=HYPERLINK(""x"")"`)
  })

  test.each(['1999', '3000', 'x', '2025.5'])('there is none of the year %s', async (year) => {
    const freelancer = t.as(await t.insertUser())
    expectFailure(await freelancer.get(`/api/earnings/${year}/statement.csv`), 404, 'statement.not_found')
    expectFailure(await freelancer.get(`/api/earnings/${year}/statement.pdf`), 404, 'statement.not_found')
  })

  test('with 2,500 lines the CSV has all of them, and the PDF says that it has none', async () => {
    const hire = await arrangeHire(t)
    const { contractId, freelancerUser } = hire
    await t.queryAsOwner(`select ledger.post('${contractId}', 'release', 'many-' || n, '2025-01-01Z'::timestamptz + n * interval '30 minutes',
      jsonb_build_array(jsonb_build_object('account', 'card_in', 'cents', -1001),
        jsonb_build_object('account', 'payable', 'owner', '${freelancerUser.id}', 'cents', 901),
        jsonb_build_object('account', 'platform_fee', 'cents', 100))) from generate_series(1, 2500) n`)

    const { lines, opening, closing, change } = sumsOf(await csvOf(hire, 2025))
    const { text, pages } = await pdfOf(hire, 2025)

    expect([lines.length, opening, change, closing]).toEqual([2_500, 0, 2_252_500, 2_252_500])
    expect(new Set(lines.map(({ entry }) => entry)).size).toBe(2_500)
    expect(text).toContain('This year has 2,500 lines, too many to list here.')
    expect(text).toContain('Closing balance $22,525.00')
    expect(pages).toHaveLength(1)
  }, 600_000)
})

describe('the own chain', () => {
  test('is a file that proves itself', async () => {
    const hire = await arrangeHire(t)
    await record(hire, [...history])

    const file = await hire.freelancer.get('/api/payouts/ledger.csv')

    expect(file.headers['content-type']).toContain('text/csv')
    expect(verifyStatement(file.body)).toEqual({ chains: 1, lines: 6, problems: [] })
    expect(verifyStatement(file.body.replace(',20000,', ',20001,')).problems.length).toBeGreaterThan(0)
    expect(verifyStatement((await hire.client.get('/api/payouts/ledger.csv')).body)).toMatchObject({
      lines: 0,
      problems: [],
    })
  })

  test('is whole when it is longer than one batch', async () => {
    const { id } = await t.insertUser()
    await t.queryAsOwner(`select ledger.post('${id}', 'payout_return', 'chain-' || n, now(), jsonb_build_array(
        jsonb_build_object('account', 'payout_out', 'cents', -5),
        jsonb_build_object('account', 'payable', 'owner', '${id}', 'cents', 5))) from generate_series(1, 1250) n`)
    const token = await t.insertSession(id)

    const { body } = await t.as({ token }).get('/api/payouts/ledger.csv')

    expect(verifyStatement(body)).toEqual({ chains: 1, lines: 2_500, problems: [] })
  })
})
