import { expect, test } from 'vitest'
import { exampleChain, exampleStatement } from './shared/example-statement.ts'
import { statementCsv } from './shared/statement-csv.ts'
import { verifyStatement } from './verify-statement.ts'

const [paidAt, approvedAt] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-10T00:00:00Z')]

test.each([
  { feeBps: 1_000, fee: 12_000, entries: [5, 120] },
  { feeBps: 333, fee: 3_996, entries: [5, 39.96] },
  { feeBps: 0, fee: 0, entries: [4, undefined] },
])('the example with a fee of $feeBps has a sound ledger', ({ feeBps, fee, entries }) => {
  const { feeCents, lines } = exampleStatement({ cents: 120_000, feeBps, paidAt, approvedAt })

  expect(verifyStatement(statementCsv({ chain: exampleChain, lines })).problems).toEqual([])
  const taken = lines.find(({ account }) => account === 'platform_fee')?.amount
  expect([feeCents, lines.length, taken]).toEqual([fee, ...entries])
})
