import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../testing/test-database.ts'

test('what is earned and withdrawn is summed up by month in UTC', async () => {
  const { pool } = (await useTestDatabase()).database
  const freelancerId = randomUUID()
  const post = (chain: string, reason: string, at: string, lines: object[]) =>
    pool.query('select ledger.post($1, $2, $3, $4, $5)', [chain, reason, randomUUID(), at, JSON.stringify(lines)])
  const release = async (at: string, cents: number) => {
    const contractId = randomUUID()
    const escrow = (sum: number) => ({ account: 'escrow', owner: contractId, cents: sum })
    const fee = 1
    await post(contractId, 'fund', at, [{ account: 'card_in', cents: -cents - fee }, escrow(cents + fee)])
    await post(contractId, 'release', at, [
      escrow(-cents - fee),
      { account: 'payable', owner: freelancerId, cents },
      { account: 'platform_fee', cents: fee },
    ])
  }
  const pay = (reason: string, at: string, cents: number) =>
    post(freelancerId, reason, at, [
      { account: 'payable', owner: freelancerId, cents: -cents },
      { account: 'payout_out', cents },
    ])
  const months = async () => {
    const text = `select month::text, released_cents, withdrawn_cents from ledger.earned_months
      where owner_id = $1 order by month`
    const { rows } = await pool.query<Record<string, unknown>>(text, [freelancerId])
    return rows.map(Object.values)
  }
  await release('2026-01-31T23:59:59.999Z', 500)
  await release('2026-02-01T00:00:00+00:00', 300)
  await pay('payout', '2026-03-31T20:00:00-05:00', 200)

  expect(await months()).toEqual([
    ['2026-01-01', 500, 0],
    ['2026-02-01', 300, 0],
    ['2026-04-01', null, 200],
  ])

  await release('2026-04-02T10:00:00Z', 0)
  await release('2026-04-03T10:00:00Z', 40)
  await pay('payout', '2026-02-28T10:00:00Z', 100)
  await pay('payout_return', '2026-04-04T10:00:00Z', -150)
  await release('2026-05-01T10:00:00Z', 60)
  expect(await months()).toEqual([
    ['2026-01-01', 500, 0],
    ['2026-02-01', 300, 100],
    ['2026-04-01', 40, 50],
    ['2026-05-01', 60, 0],
  ])
})
